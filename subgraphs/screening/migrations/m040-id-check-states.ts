import { Migration } from '@mikro-orm/migrations';

/**
 * What each check of a document has come to and when, kept by a trigger, so that features can be had as of a moment. Of
 * checks from before the last status is known alone, as of their last change. Nothing of the person is in it.
 */
export class M040IdCheckStates extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.id_check_state (
        account_id uuid not null, reservation_id uuid not null, number bigint generated always as identity,
        status text not null, changed_at timestamptz not null, primary key (account_id, reservation_id, number))`);
    this.addSql(`
      insert into screening.id_check_state (account_id, reservation_id, status, changed_at)
      select account_id, id, status, updated_at from screening.id_check`);
    this.addSql(`
      create function screening.keep_id_check_state() returns trigger language plpgsql as $$
      begin
        insert into screening.id_check_state (account_id, reservation_id, status, changed_at)
        values (new.account_id, new.id, new.status, clock_timestamp());
        return null;
      end $$`);
    this.addSql(`
      create trigger keep_id_check_state_first after insert on screening.id_check
      for each row execute function screening.keep_id_check_state()`);
    this.addSql(`
      create trigger keep_id_check_state after update of status on screening.id_check
      for each row when (old.status is distinct from new.status) execute function screening.keep_id_check_state()`);
  }
}
