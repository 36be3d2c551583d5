import { Migration } from '@mikro-orm/migrations';

/** Reference rates of currencies: US dollars for one unit, by day. */
export class M008Rates extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.usd_rate (
        version_id uuid not null, currency text not null, day date not null, rate float8 not null check (rate > 0))`);
    this.addSql('create index usd_rate_day on intelligence.usd_rate (version_id, currency, day)');
  }
}
