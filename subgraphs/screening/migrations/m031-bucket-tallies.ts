import { Migration } from '@mikro-orm/migrations';

const FACETS = ['status', 'verification_status', 'guest_portal_status', 'risk_color', 'source', 'pms'];

const COLUMNS = `status text not null, verification_status text not null, guest_portal_status text not null,
  risk_color text, source text not null, pms text not null, many bigint not null`;

/** Days as texts of ten characters; '' where there is none, which is a bucket too. */
const bucketsOf = (row: string) => `
  to_char(${row}.created_at at time zone 'utc', 'YYYY-MM-DD'), coalesce(left(${row}.check_in_date, 10), ''),
  coalesce(left(${row}.check_out_date, 10), ''), coalesce(${row}.listing_id::text, '')`;

const of = (row: string) => FACETS.map((name) => `${row}.${name}`).join(', ');

/**
 * How many reservations of each kind an account has on a day of creation, check-in or check-out and on a listing, kept as
 * the tallies without these are: changes add rows, a worker puts them together, both together are right at any time.
 */
export class M031BucketTallies extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.reservation_bucket_tally (
        account_id uuid not null, dimension text not null, bucket text collate "C" not null, ${COLUMNS},
        unique nulls not distinct (account_id, dimension, bucket, ${FACETS.join(', ')}))`);
    this.addSql(`
      create table screening.reservation_bucket_change (
        account_id uuid not null, id bigint generated always as identity, created_day text collate "C" not null,
        check_in_day text collate "C" not null, check_out_day text collate "C" not null, listing text not null, ${COLUMNS},
        primary key (account_id, id))`);
    this.follow();
    this.addSql(`
      insert into screening.reservation_bucket_tally (account_id, dimension, bucket, ${FACETS.join(', ')}, many)
      select account_id, b.dimension, b.bucket, ${FACETS.join(', ')}, count(*)
      from (
        select r.account_id, ${of('r')}, array[${bucketsOf('r')}] as buckets from screening.reservation r) counted
      cross join lateral unnest(array['created', 'check_in', 'check_out', 'listing'], buckets) b(dimension, bucket)
      group by account_id, b.dimension, b.bucket, ${FACETS.join(', ')}`);
  }

  private follow(): void {
    const add = (row: string, many: number, rows = '') => `
      insert into screening.reservation_bucket_change
        (account_id, created_day, check_in_day, check_out_day, listing, ${FACETS.join(', ')}, many)
      select ${row}.account_id, ${bucketsOf(row)}, ${of(row)}, ${many} ${rows};`;
    const trigger = (name: string, body: string, when: string) => {
      this.addSql(`
        create function screening.tally_buckets_${name}() returns trigger language plpgsql as $$
        begin ${body} return null; end $$`);
      this.addSql(`
        create trigger tally_buckets_${name} after ${when} execute function screening.tally_buckets_${name}()`);
    };
    const all = (event: string, table: string) => `
      ${event} on screening.reservation referencing ${table} table as changed for each statement`;
    trigger('made', add('r', 1, 'from changed r'), all('insert', 'new'));
    trigger('gone', add('r', -1, 'from changed r'), all('delete', 'old'));
    const counted = (row: string) => `${of(row)}, ${bucketsOf(row)}`;
    trigger(
      'changed',
      add('old', -1) + add('new', 1),
      `update of ${FACETS.join(', ')}, created_at, check_in_date, check_out_date, listing_id on screening.reservation
        for each row when ((${counted('old')}) is distinct from (${counted('new')}))`,
    );
  }
}
