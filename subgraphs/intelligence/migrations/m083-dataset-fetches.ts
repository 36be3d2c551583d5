import { Migration } from '@mikro-orm/migrations';

/** How far the service has got with fetching each data set from its publisher. */
export class M083DatasetFetches extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.dataset_fetch (
        dataset text primary key,
        tried_at timestamptz not null default now(),
        fetched_at timestamptz,
        failures int not null default 0,
        problem text,
        status int,
        held_by text,
        revision int,
        validators jsonb,
        next_at timestamptz not null default now()
      )`);
  }
}
