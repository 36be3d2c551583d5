import { Migration } from '@mikro-orm/migrations';

/**
 * Models that an operator trained, which of them is in use, what was predicted (numbers, for the watch over drift), and
 * analyses of transactions, whose inputs are kept as keyed digests only. Models belong to no account.
 */
export class M005Models extends Migration {
  override up(): void {
    this.addSql(`
      create table intelligence.model_artefact (
        hash text primary key, model text not null, version text not null, body text not null,
        created_at timestamptz not null default now())`);
    this.addSql(`
      create table intelligence.model_use (
        id bigint generated always as identity primary key, model text not null,
        role text not null check (role in ('champion', 'challenger')),
        hash text references intelligence.model_artefact (hash), used_at timestamptz not null default now())`);
    this.addSql('create index model_use_model on intelligence.model_use (model, role, id desc)');
    this.addSql(`
      create table intelligence.prediction (
        account_id uuid not null, id uuid not null, model text not null, hash text not null,
        features jsonb not null, score float8 not null, probability float8 not null,
        challenger_hash text, challenger_probability float8, created_at timestamptz not null default now(),
        primary key (account_id, id))`);
    this.addSql('create index prediction_model on intelligence.prediction (model, created_at)');
    this.addSql('create index prediction_age on intelligence.prediction (account_id, created_at)');
    this.addSql(`
      create table intelligence.fraud_analysis (
        account_id uuid not null, id uuid not null, cache_key text not null, email_digest text, phone_digest text,
        ip_digest text, session_digest text, score float8 not null, status text not null, reasons jsonb not null,
        created_at timestamptz not null default now(), primary key (account_id, id))`);
    this.addSql('create unique index fraud_analysis_key on intelligence.fraud_analysis (account_id, cache_key)');
    for (const part of ['email', 'phone', 'ip', 'session'])
      this.addSql(
        `create index fraud_analysis_${part} on intelligence.fraud_analysis (account_id, ${part}_digest, created_at)`,
      );
    this.addSql('create index fraud_analysis_age on intelligence.fraud_analysis (account_id, created_at)');
  }
}
