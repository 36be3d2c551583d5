import { Migration } from '@mikro-orm/migrations';

/** Which versions of data sets guests were searched for in again, and who waits for the first one. */
export class M080RecordReadings extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.record_reading (
        version_id uuid primary key, times int not null default 1, read_at timestamptz not null default now())`);
    this.addSql(`
      create index reservation_unanswered on screening.reservation (account_id, id)
      where entries #>> '{background_check,status}' in ('INCOMPLETE', 'REVIEW')
        or entries #>> '{social_verification,status}' = 'INCOMPLETE'`);
  }
}
