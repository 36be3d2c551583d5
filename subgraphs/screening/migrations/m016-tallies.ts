import { Migration } from '@mikro-orm/migrations';

const FACETS = ['status', 'verification_status', 'guest_portal_status', 'risk_color', 'source', 'pms'];

const of = (row: string) => FACETS.map((name) => `${row}.${name}`).join(', ');

const COLUMNS = `status text not null, verification_status text not null, guest_portal_status text not null,
  risk_color text, source text not null, pms text not null, many bigint not null`;

/**
 * How many reservations an account has of each kind. A change adds rows of its own and locks nobody's; a worker puts them
 * together by and by. Both tables together are right at any time.
 */
export class M016Tallies extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.reservation_tally (
        account_id uuid not null, ${COLUMNS}, unique nulls not distinct (account_id, ${FACETS.join(', ')}))`);
    this.addSql(`
      create table screening.reservation_tally_change (
        account_id uuid not null, id bigint generated always as identity, ${COLUMNS}, primary key (account_id, id))`);
    this.addSql(`
      create function screening.tally_reservation() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          insert into screening.reservation_tally_change (account_id, ${FACETS.join(', ')}, many)
          values (old.account_id, ${of('old')}, -1);
        end if;
        if tg_op <> 'DELETE' then
          insert into screening.reservation_tally_change (account_id, ${FACETS.join(', ')}, many)
          values (new.account_id, ${of('new')}, 1);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger tally_made after insert or delete on screening.reservation
      for each row execute function screening.tally_reservation()`);
    this.addSql(`
      create trigger tally_changed after update of ${FACETS.join(', ')} on screening.reservation
      for each row when ((${of('old')}) is distinct from (${of('new')})) execute function screening.tally_reservation()`);
    this.addSql(`
      insert into screening.reservation_tally (account_id, ${FACETS.join(', ')}, many)
      select account_id, ${FACETS.join(', ')}, count(*) from screening.reservation
      group by account_id, ${FACETS.join(', ')}`);
  }
}
