import { Migration } from '@mikro-orm/migrations';

/**
 * Only the owner of an index may empty its pending list, and the service signs in as another role: this function does it
 * for it.
 */
export class M119CleanWatchlistKeys extends Migration {
  override up(): void {
    this.addSql(`
      create function intelligence.clean_watchlist_keys() returns bigint
      language sql security definer set search_path = pg_catalog, pg_temp
      as 'select gin_clean_pending_list(''intelligence.watchlist_name_keys'')'`);
  }
}
