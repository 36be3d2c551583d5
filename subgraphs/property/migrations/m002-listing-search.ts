import { Migration } from '@mikro-orm/migrations';

/**
 * Search over listings, their identifiers in other systems, the partner and callbacks. What is searched is kept folded
 * by a trigger, so that a stored text and a searched one are folded by the same function.
 */
export class M002ListingSearch extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists btree_gin');
    this.addSql(`
      alter table property.listing add pms text not null default 'api', add pms_listing_id text, add partner_id uuid,
        add search_text text, add name_key text`);
    this.fold();
    this.addSql('update property.listing set name = name');
    this.addSql('alter table property.listing alter search_text set not null, alter name_key set not null');
    // A sample of the usual size misjudges how rare a word is.
    this.addSql('alter table property.listing alter column search_text set statistics 1000');
    this.addSql(`create index listing_search on property.listing using gin (account_id, search_text gin_trgm_ops)`);
    this.addSql('create index listing_name on property.listing (account_id, name_key, id)');
    this.addSql('create index listing_status on property.listing (account_id, status, id)');
    this.addSql(`create index listing_building on property.listing (account_id, (location ->> 'building'), id)`);
    this.addSql(`
      create unique index listing_pms on property.listing (account_id, pms_listing_id, pms)
      where pms_listing_id is not null`);
    this.addSql(`
      create table property.callback (
        account_id uuid not null, id uuid not null, listing_id uuid not null, url text not null,
        delivered_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
    this.addSql('create index callback_listing on property.callback (account_id, listing_id)');
  }

  private fold(): void {
    this.addSql(`
      create function property.folded(words text) returns text language sql immutable strict parallel safe
      return translate(
        regexp_replace(lower(normalize(words, NFKD)), '[\\u0300-\\u036f]', '', 'g'), 'łøđħŧıð', 'lodhtid')`);
    this.addSql(`
      create function property.search_pattern(words text) returns text language sql immutable strict parallel safe
      return '%' || regexp_replace(property.folded(words), '([\\\\%_])', '\\\\\\1', 'g') || '%'`);
    this.addSql(`
      create function property.fold_listing() returns trigger language plpgsql as $$
      begin
        new.search_text := property.folded(concat_ws(E'\\n', new.name, new.nickname, new.my_id,
          new.location ->> 'street', new.location ->> 'city', new.location ->> 'building'));
        new.name_key := left(property.folded(new.name), 200);
        return new;
      end $$`);
    this.addSql(`
      create trigger fold_listing before insert or update on property.listing
      for each row execute function property.fold_listing()`);
  }
}
