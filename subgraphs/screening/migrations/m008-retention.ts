import { Migration } from '@mikro-orm/migrations';

/** When the person in a row was forgotten, an index over what still has a clock, and the clocks of accounts. */
export class M008Retention extends Migration {
  override up(): void {
    for (const table of ['reservation', 'message', 'payment_event', 'note', 'decision'])
      this.addSql(`alter table screening.${table} add erased_at timestamptz`);
    const stayEnd = `(coalesce(left(check_out_date, 10), left(check_in_date, 10), '') collate "C")`;
    this.addSql(`
      create index reservation_kept on screening.reservation (account_id, ${stayEnd}, created_at)
      where erased_at is null`);
    this.addSql(`
      create index reservation_marked on screening.reservation (account_id, ${stayEnd}, created_at)
      where erased_at is not null and guest_marks <> '{}'`);
    for (const table of ['payment_event', 'note', 'decision'])
      this.addSql(`
        create index ${table}_kept on screening.${table} (account_id, created_at) where erased_at is null`);
    this.addSql(`
      create index message_kept on screening.message (account_id, coalesce(sent_at, send_after))
      where erased_at is null`);
    this.addSql(`
      create table screening.retention (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        contact int, identity int, message int, payment int, note int, decision int, callback int,
        primary key (account_id, id), check (account_id = id))`);
  }
}
