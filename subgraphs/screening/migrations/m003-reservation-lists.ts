import { Migration } from '@mikro-orm/migrations';

/** One index for each order of the lists, and for each filter that may pick few rows of many, in the order of the list. */
export class M003ReservationLists extends Migration {
  override up(): void {
    for (const column of ['verification_status', 'risk_color', 'status'])
      this.addSql(
        `create index reservation_by_${column} on screening.reservation (account_id, ${column}, created_at, id)`,
      );
    this.addSql(`
      create index reservation_by_listing on screening.reservation (account_id, listing_id, created_at, id)
        where listing_id is not null`);
    this.addSql(`
      create index reservation_by_check_in on screening.reservation
        (account_id, (coalesce(check_in_date, '') collate "C"), id)`);
    this.addSql(`create index reservation_by_updated on screening.reservation (account_id, updated_at, id)`);
  }
}
