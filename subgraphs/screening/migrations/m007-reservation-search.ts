import { Migration } from '@mikro-orm/migrations';

/** One more index for each filter that may pick few rows of many, in the order of the list. */
const FILTERS = ['source', 'pms', 'guest_portal_status'];

/**
 * What `GET /reservations` filters and searches by, and members that a caller may give along. The searched text is kept
 * folded by a trigger, so that a stored and a searched text are folded by one function.
 */
export class M007ReservationSearch extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists btree_gin');
    this.addSql(`
      alter table screening.reservation add locale text, add metadata jsonb not null default '{}',
        add guest_portal_status text not null default 'INCOMPLETE', add search_text text`);
    this.addSql('alter table screening.guest_secret add party text');
    this.addSql('alter table screening.decision add asked jsonb');
    this.fold();
    this.addSql('update screening.reservation set guest_email = guest_email');
    this.addSql('alter table screening.reservation alter search_text set not null');
    this.index();
  }

  private fold(): void {
    this.addSql(`
      create function screening.folded(words text) returns text language sql immutable strict parallel safe
      return translate(
        regexp_replace(lower(normalize(words, NFKD)), '[\\u0300-\\u036f]', '', 'g'), 'łøđħŧıð', 'lodhtid')`);
    this.addSql(`
      create function screening.search_pattern(words text) returns text language sql immutable strict parallel safe
      return '%' || regexp_replace(screening.folded(words), '([\\\\%_])', '\\\\\\1', 'g') || '%'`);
    this.addSql(`
      create function screening.fold_reservation() returns trigger language plpgsql as $$
      begin
        new.search_text := screening.folded(concat_ws(E'\\n', new.confirmation_code, new.pms_reservation_id,
          new.guest_full_name, concat_ws(' ', new.guest_first_name, new.guest_last_name), new.guest_email));
        return new;
      end $$`);
    this.addSql(`
      create trigger fold_reservation before insert or update of confirmation_code, pms_reservation_id,
        guest_full_name, guest_first_name, guest_last_name, guest_email on screening.reservation
      for each row execute function screening.fold_reservation()`);
  }

  private index(): void {
    for (const column of FILTERS)
      this.addSql(
        `create index reservation_by_${column} on screening.reservation (account_id, ${column}, created_at, id)`,
      );
    this.addSql(`
      create index reservation_by_check_out on screening.reservation
        (account_id, (coalesce(check_out_date, '') collate "C"), id)`);
    this.addSql(`
      create index reservation_by_pms_id on screening.reservation (account_id, pms_reservation_id)
        where pms_reservation_id is not null`);
    this.addSql('alter table screening.reservation alter column search_text set statistics 1000');
    this.addSql(`
      create index reservation_search on screening.reservation
        using gin (account_id, search_text gin_trgm_ops, guest_phone_key gin_trgm_ops)`);
  }
}
