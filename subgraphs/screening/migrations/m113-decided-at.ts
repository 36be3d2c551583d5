import { Migration } from '@mikro-orm/migrations';

/** When a reservation first needed a review, and since when it has had a final decision. Not known of older ones. */
export class M113DecidedAt extends Migration {
  override up(): void {
    this.addSql(
      `alter table screening.reservation add column review_at timestamptz, add column decided_at timestamptz`,
    );
  }
}
