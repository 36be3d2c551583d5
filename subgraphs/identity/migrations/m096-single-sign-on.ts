import { Migration } from '@mikro-orm/migrations';

const TIMES = 'created_at timestamptz not null, updated_at timestamptz not null, primary key (account_id, id)';

export class M096SingleSignOn extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.oidc_connection (
        account_id uuid not null, id uuid not null, issuer text not null, client_id text not null,
        client_secret text not null, role_claim text, role_map jsonb not null, default_role text,
        is_required boolean not null, ${TIMES}, check (account_id = id),
        check (default_role in ('owner', 'manager', 'viewer')))`);
    this.addSql(`
      create table identity.sign_in_domain (
        account_id uuid not null, id uuid not null, domain text not null, proof text not null, verified_at timestamptz,
        ${TIMES}, unique (account_id, domain))`);
    // An address names no account: a proven domain leads to one of them at most.
    this.addSql(`
      create unique index sign_in_domain_verified on identity.sign_in_domain (domain) where verified_at is not null`);
    this.addSql(`
      create table identity.oidc_identity (
        account_id uuid not null, id uuid not null, issuer text not null, subject text not null, person_id uuid not null,
        ${TIMES}, unique (account_id, issuer, subject))`);
    // The provider sends a browser back with the state alone.
    this.addSql(`
      create table identity.oidc_attempt (
        account_id uuid not null, id uuid not null, state_hash text not null unique, browser_hash text not null,
        nonce text not null, code_verifier text not null, valid_until timestamptz not null, ${TIMES})`);
    this.addSql(`create index oidc_attempt_over on identity.oidc_attempt (valid_until)`);
  }
}
