import { Migration } from '@mikro-orm/migrations';

export class M005KeyLimits extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.api_key add column rate_per_minute int
        check (rate_per_minute between 1 and 1000000)`);
  }
}
