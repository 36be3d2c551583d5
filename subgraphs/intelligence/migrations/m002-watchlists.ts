import { Migration } from '@mikro-orm/migrations';

/**
 * Watchlists: who is listed, the names they are found by, how common words are, and what imports changed. Reference
 * data as in m001. The names' index is filled in large bites, since an import writes some twenty keys for each name.
 */
export class M002Watchlists extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`create table intelligence.watchlist_entry (
      version_id uuid not null, id text not null, kind text not null, list text not null, name text not null,
      aliases text[] not null, birth_dates text[] not null, countries text[] not null, programs text[] not null,
      remarks text, listed_at date, fingerprint text not null)`);
    this.addSql('create index watchlist_entry_id on intelligence.watchlist_entry (version_id, id)');
    this.addSql(`create table intelligence.watchlist_name (
      version_id uuid not null, entry_id text not null, place int not null, kind text not null, text text not null,
      weak boolean not null, folded text not null, keys text[] not null)`);
    this.addSql('create index watchlist_name_entry on intelligence.watchlist_name (version_id, entry_id)');
    this.addSql(`create index watchlist_name_keys on intelligence.watchlist_name using gin (keys)
      with (gin_pending_list_limit = 16384)`);
    this.addSql(`create table intelligence.watchlist_term (
      version_id uuid not null, term text not null, names int not null)`);
    this.addSql('create index watchlist_term_version on intelligence.watchlist_term (version_id)');
    this.addSql(`create table intelligence.watchlist_change (
      sequence bigint generated always as identity primary key, version_id uuid not null, dataset text not null,
      part text not null, entry_id text not null, change text not null check (change in ('added', 'changed', 'removed')),
      changed_at timestamptz not null default now())`);
    this.addSql('create index watchlist_change_version on intelligence.watchlist_change (version_id)');
  }
}
