import { Migration } from '@mikro-orm/migrations';

/**
 * What is searched is a generated column instead of one that a trigger fills: tables that are distributed have no
 * triggers. The table is written anew.
 */
export class M004GeneratedSearch extends Migration {
  override up(): void {
    // concat_ws is only stable, since it takes values of all types; of texts it always makes the same.
    this.addSql(`
      create function property.searched(name text, nickname text, my_id text, location jsonb)
      returns text language sql immutable parallel safe
      return property.folded(concat_ws(E'\\n', name, nickname, my_id,
        location ->> 'street', location ->> 'city', location ->> 'building'))`);
    this.addSql('drop trigger fold_listing on property.listing');
    this.addSql('drop function property.fold_listing()');
    this.addSql('alter table property.listing drop search_text, drop name_key');
    this.addSql(`
      alter table property.listing
        add search_text text not null generated always as (property.searched(name, nickname, my_id, location)) stored,
        add name_key text not null generated always as (left(property.folded(name), 200)) stored`);
    // As m002 made them.
    this.addSql('alter table property.listing alter column search_text set statistics 1000');
    this.addSql(`create index listing_search on property.listing using gin (account_id, search_text gin_trgm_ops)`);
    this.addSql('create index listing_name on property.listing (account_id, name_key, id)');
    this.addSql('analyze property.listing');
  }
}
