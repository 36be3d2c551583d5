import { Migration } from '@mikro-orm/migrations';

/** Stays that were followed while segments were being built anew, so that the build follows them too. */
export class M030StayNotes extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.stay_note (
        account_id uuid not null, id uuid not null, number bigint generated always as identity,
        primary key (account_id, id, number))`);
  }
}
