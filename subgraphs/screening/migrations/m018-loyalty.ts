import { Migration } from '@mikro-orm/migrations';

/** What the loyalty model said of the guest at the last analysis: a standing, a value and their tiers. */
export class M018Loyalty extends Migration {
  override up(): void {
    this.addSql('alter table screening.reservation add column loyalty jsonb');
  }
}
