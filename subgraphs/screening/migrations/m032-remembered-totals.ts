import { Migration } from '@mikro-orm/migrations';

const LISTED = [
  'status',
  'verification_status',
  'guest_portal_status',
  'risk_color',
  'source',
  'pms',
  'listing_id',
  'check_in_date',
  'check_out_date',
  'search_text',
  'guest_phone_key',
  'created_at',
];

const WEEK = `date_trunc('week', created_at at time zone 'utc')::date`;

/**
 * Totals that were dear to count, by the week in which reservations were made, each with the snapshot that it was counted
 * in; and which weeks were touched by which transaction, so that only those are counted again. A total is known by a keyed
 * digest of what was asked: what somebody searched for is not kept.
 */
export class M032RememberedTotals extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.reservation_touch (
        account_id uuid not null, xid xid8 not null default pg_current_xact_id(),
        id bigint generated always as identity, week date not null, touched_at timestamptz not null default now(),
        primary key (account_id, xid, id))`);
    this.addSql('create index reservation_touch_age on screening.reservation_touch (touched_at)');
    this.addSql(`
      create table screening.reservation_total (
        account_id uuid not null, digest text not null, cluster bigint not null, counted pg_snapshot not null,
        weeks date[] not null, many int[] not null, counted_at timestamptz not null default now(),
        primary key (account_id, digest))`);
    this.touch('made', 'insert', 'referencing new table as changed for each statement', 'changed');
    this.touch('gone', 'delete', 'referencing old table as changed for each statement', 'changed');
    const listed = (row: string) => LISTED.map((name) => `${row}.${name}`).join(', ');
    this.touch(
      'changed',
      'update',
      `for each row when ((${listed('old')}) is distinct from (${listed('new')}))`,
      `(values (new.account_id, new.created_at), (old.account_id, old.created_at)) v(account_id, created_at)`,
    );
  }

  private touch(name: string, event: string, when: string, rows: string): void {
    this.addSql(`
      create function screening.touch_${name}() returns trigger language plpgsql as $$
      begin
        insert into screening.reservation_touch (account_id, week) select distinct account_id, ${WEEK} from ${rows};
        return null;
      end $$`);
    this.addSql(`
      create trigger touch_${name} after ${event} on screening.reservation ${when}
      execute function screening.touch_${name}()`);
  }
}
