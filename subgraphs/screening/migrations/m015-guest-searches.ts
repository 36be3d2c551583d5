import { Migration } from '@mikro-orm/migrations';

/** Searches of news and background checks that a screening has started: which report is about which reservation. */
export class M015GuestSearches extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.guest_search (
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        reservation_id uuid not null, kind text not null, asked text not null, report_id uuid,
        primary key (account_id, id))`);
    this.addSql(`create unique index guest_search_kind on screening.guest_search (account_id, reservation_id, kind)`);
    this.addSql(
      `create index guest_search_report on screening.guest_search (account_id, report_id) where report_id is not null`,
    );
  }
}
