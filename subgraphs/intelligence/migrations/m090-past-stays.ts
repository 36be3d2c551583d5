import { Migration } from '@mikro-orm/migrations';

/** Measuring an account reads its stays that are over: those to come, however many, cost it nothing. */
export class M090PastStays extends Migration {
  override up(): void {
    this.addSql(`create index stay_over on intelligence.stay (account_id, check_out)
      where status = 'CONFIRMED' and not declined`);
  }
}
