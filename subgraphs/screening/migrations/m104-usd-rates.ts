import { Migration } from '@mikro-orm/migrations';

/** A copy of the imported reference rates, US dollars for one unit by day, and which version of them it is. */
export class M104UsdRates extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.usd_rate (
        currency text not null, day date not null, rate float8 not null check (rate > 0), primary key (currency, day))`);
    this.addSql(`
      create table screening.usd_rate_reading (
        one boolean primary key default true check (one), version_id uuid not null)`);
  }
}
