import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

export class M004Settings extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.webhook_endpoint (
        webhook_key text not null, url text not null, kind text not null, enabled boolean not null,
        ${ROW}, unique (account_id, webhook_key))`);
    this.addSql(`create table identity.webhook_signing (signing_secret text, authorization_header text, ${ROW})`);
    this.addSql(`
      create table identity.agreement_text (
        level text not null, name text not null, match_key text not null, format text not null, content text not null,
        version int not null, sha256 text not null,
        ${ROW}, unique (account_id, level, match_key))`);
    this.addSql(`
      create table identity.screen_rule (
        config_key text not null, position int not null, match_key text not null, source text, listing_id text,
        screens jsonb not null, more jsonb not null,
        ${ROW}, unique (account_id, match_key))`);
    this.addSql(`create index screen_rule_config on identity.screen_rule (account_id, config_key, position)`);
  }
}
