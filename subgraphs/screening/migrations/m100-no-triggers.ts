import { Migration } from '@mikro-orm/migrations';

/**
 * Tables that are distributed have no triggers: what is kept about reservations beside their rows is kept by whoever
 * writes them (`reservation/changes`), and what is searched is a generated column. The table is written anew.
 */
export class M100NoTriggers extends Migration {
  override up(): void {
    const triggers = ['made', 'changed', 'gone'].flatMap((name) => [`tally_buckets_${name}`, `touch_${name}`]);
    for (const name of ['fold_reservation', 'keep_reservation_state', 'tally_made', 'tally_changed', ...triggers])
      this.addSql(`drop trigger ${name} on screening.reservation`);
    for (const name of ['fold_reservation', 'keep_reservation_state', 'tally_reservation', ...triggers])
      this.addSql(`drop function screening.${name}()`);
    // concat_ws is only stable, since it takes values of all types; of texts it always makes the same.
    this.addSql(`
      create function screening.searched(code text, pms_id text, full_name text, first_name text, last_name text,
        email text) returns text language sql immutable parallel safe
      return screening.folded(
        concat_ws(E'\\n', code, pms_id, full_name, concat_ws(' ', first_name, last_name), email))`);
    this.addSql('alter table screening.reservation drop search_text');
    this.addSql(`
      alter table screening.reservation add search_text text not null generated always as (
        screening.searched(confirmation_code, pms_reservation_id, guest_full_name, guest_first_name, guest_last_name,
          guest_email)) stored`);
    // As m007 made them.
    this.addSql('alter table screening.reservation alter column search_text set statistics 1000');
    this.addSql(`
      create index reservation_search on screening.reservation
        using gin (account_id, search_text gin_trgm_ops, guest_phone_key gin_trgm_ops)`);
    this.addSql('analyze screening.reservation');
  }
}
