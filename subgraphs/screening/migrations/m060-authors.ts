import { Migration } from '@mikro-orm/migrations';

/** Which person wrote a note, and whose a kept view is; null: whoever holds the account's own password or a key. */
export class M060Authors extends Migration {
  override up(): void {
    this.addSql('alter table screening.note add column person_id uuid');
    this.addSql('alter table screening.saved_view add column person_id uuid');
    this.addSql('alter table screening.saved_view drop constraint saved_view_account_id_name_key');
    this.addSql(`
      create unique index saved_view_name on screening.saved_view (account_id, person_id, name) nulls not distinct`);
  }
}
