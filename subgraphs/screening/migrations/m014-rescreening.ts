import { Migration } from '@mikro-orm/migrations';

/** Marks of names, by which the guests are found whom a change of a watchlist may concern, and how far that was read. */
export class M014Rescreening extends Migration {
  override up(): void {
    this.addSql(`alter table screening.reservation add column guest_name_marks text[] not null default '{}'`);
    this.addSql(`
      create index reservation_name_marks on screening.reservation using gin (guest_name_marks)
      where guest_name_marks <> '{}'`);
    this.addSql(`
      create index reservation_sanctions on screening.reservation (account_id, id)
      where entries #>> '{sanctions,status}' in ('INCOMPLETE', 'REVIEW')
        or jsonb_array_length(entries #> '{sanctions,findings}') > 0`);
    this.addSql(`
      create table screening.watchlist_reading (
        name text primary key, sequence text not null, read_at timestamptz not null)`);
  }
}
