import { Migration } from '@mikro-orm/migrations';

/** Hits on watchlists that an account has looked at and dismissed. The person is kept as a keyed digest only. */
export class M004WatchlistTriage extends Migration {
  override up(): void {
    this.addSql(`create table intelligence.watchlist_dismissal (
      account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
      person_key text not null, entry_id text not null, fingerprint text not null, note text not null,
      dismissed_by text, expires_at timestamptz, primary key (account_id, id))`);
    this.addSql(`create unique index watchlist_dismissal_hit
      on intelligence.watchlist_dismissal (account_id, person_key, entry_id)`);
  }
}
