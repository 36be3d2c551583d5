import { Migration } from '@mikro-orm/migrations';

/** How often an account's reservations were looked at anew because its settings had changed: the last run counts. */
export class M030SettingsRuns extends Migration {
  override up(): void {
    this.addSql('create table screening.settings_run (account_id uuid primary key, run int not null)');
  }
}
