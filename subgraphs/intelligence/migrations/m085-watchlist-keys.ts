import { Migration } from '@mikro-orm/migrations';

/** By which rules the names of each version were read, so that lists imported before other rules are read again. */
export class M085WatchlistKeys extends Migration {
  override up(): void {
    this.addSql(`create table intelligence.watchlist_keyed (
      version_id uuid primary key, revision int not null)`);
  }
}
