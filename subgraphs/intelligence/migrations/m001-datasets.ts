import { Migration } from '@mikro-orm/migrations';

const VERSION = 'version_id uuid not null';

/**
 * Imported data sets and their versions. They belong to no account and hold no key to a tenant's table; every row names
 * the version that it came with, and each index begins with it, so that an old version leaves without a table scan.
 */
export class M001Datasets extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.dataset_version (
        id uuid primary key, dataset text not null, part text not null,
        state text not null check (state in ('loading', 'in_force', 'replaced', 'failed')),
        source text not null, source_date date, hash text not null, licence text not null,
        row_count bigint not null default 0, skipped bigint not null default 0, position bigint not null default 0,
        problem text, started_at timestamptz not null default now(), loaded_at timestamptz, cleared_at timestamptz,
        constraint dataset_version_in_force exclude using btree (dataset with =, part with =)
          where (state = 'in_force') deferrable initially immediate)`);
    this.addSql('create index dataset_version_state on intelligence.dataset_version (dataset, state)');
    this.network();
    this.mail();
    this.places();
    this.records();
    this.media();
  }

  private network(): void {
    this.addSql(`create table intelligence.ip_block (
      ${VERSION}, network cidr not null, list text not null, reports int, reference text)`);
    this.addSql('create index ip_block_network on intelligence.ip_block (version_id, network)');
    this.addSql(`create table intelligence.mmdb_piece (${VERSION}, n int not null, bytes bytea not null)`);
    this.addSql('create index mmdb_piece_order on intelligence.mmdb_piece (version_id, n)');
    this.addSql(`create table intelligence.carrier (
      ${VERSION}, prefix text not null, company text not null, ocn text, rate_center text, state text)`);
    this.addSql('create index carrier_prefix on intelligence.carrier (version_id, prefix)');
  }

  private mail(): void {
    this.addSql(`create table intelligence.institution (
      ${VERSION}, domain text not null, name text not null, country_name text, country_code text,
      domains text[] not null, urls text[] not null)`);
    this.addSql('create index institution_domain on intelligence.institution (version_id, domain)');
    this.addSql(`create table intelligence.breach (
      ${VERSION}, name text not null, title text, domain text, breach_date date, accounts bigint, data_classes text[])`);
    this.addSql('create index breach_name on intelligence.breach (version_id, lower(name))');
    this.addSql(`create table intelligence.breached_account (
      ${VERSION}, digest bytea not null check (length(digest) = 20), breach text not null)`);
    this.addSql('create index breached_account_digest on intelligence.breached_account (version_id, digest)');
    this.addSql(`create table intelligence.company (
      ${VERSION}, domain text not null, name text not null, country text, industry text, size text,
      profile_url text, founded text, locality text)`);
    this.addSql('create index company_domain on intelligence.company (version_id, domain)');
  }

  private places(): void {
    this.addSql(`create table intelligence.place (
      ${VERSION}, country_code text not null, key text not null, name text not null, region text, lat float8 not null,
      lon float8 not null, population bigint not null, time_zone text)`);
    this.addSql('create index place_key on intelligence.place (version_id, country_code, key)');
    this.addSql(`create table intelligence.postal_code (
      ${VERSION}, country_code text not null, code text not null, name text not null, region text, lat float8, lon float8)`);
    this.addSql('create index postal_code_key on intelligence.postal_code (version_id, country_code, code)');
    this.addSql(
      `create table intelligence.region (${VERSION}, code text not null, key text not null, name text not null)`,
    );
    this.addSql('create index region_code on intelligence.region (version_id, code)');
  }

  private records(): void {
    this.addSql(`create table intelligence.eviction (
      ${VERSION}, source text not null, source_url text, name_digests bytea[] not null, street text, street_key text,
      unit text, city text, state_code text, postal_code text, country_code text not null, lat float8, lon float8,
      filed_on date not null, case_number text)`);
    this.addSql('create index eviction_version on intelligence.eviction (version_id, filed_on)');
    this.addSql('create index eviction_name on intelligence.eviction using gin (name_digests)');
    this.addSql('create index eviction_street on intelligence.eviction (version_id, street_key)');
    this.addSql('create index eviction_postal on intelligence.eviction (version_id, postal_code)');
    this.addSql(`create table intelligence.sex_offender (
      ${VERSION}, id text not null, name text not null, fname text not null, lname text not null, state text not null,
      name_keys text[] not null, born_on date, birth_year int, city text, county text, zip text, image_url text,
      charges text[] not null, aliases text[] not null, updated_on date)`);
    this.addSql('create index sex_offender_version on intelligence.sex_offender (version_id, state)');
    this.addSql('create index sex_offender_name on intelligence.sex_offender using gin (name_keys)');
  }

  private media(): void {
    this.addSql(`create table intelligence.news_item (
      ${VERSION}, url text not null, title text not null, body text not null, source text not null,
      published_at timestamptz, language text, image_url text,
      words tsvector generated always as (to_tsvector('simple'::regconfig, left(title || ' ' || body, 200000))) stored)`);
    this.addSql('create index news_item_version on intelligence.news_item (version_id, published_at)');
    this.addSql('create index news_item_words on intelligence.news_item using gin (words)');
  }
}
