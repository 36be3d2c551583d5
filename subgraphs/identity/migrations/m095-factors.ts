import { Migration } from '@mikro-orm/migrations';

const TIMES = 'created_at timestamptz not null, updated_at timestamptz not null, primary key (account_id, id)';

export class M095Factors extends Migration {
  override up(): void {
    // `id` is whose it is: the person's, or the account's for its own sign-in.
    this.addSql(`
      create table identity.totp_factor (
        account_id uuid not null, id uuid not null, person_id uuid, secret text not null, confirmed_at timestamptz,
        last_step bigint not null default 0, ${TIMES})`);
    this.addSql(`
      create table identity.recovery_code (
        account_id uuid not null, id uuid not null, holder_id uuid not null, code_hash text not null, ${TIMES})`);
    this.addSql(`create index recovery_code_holder on identity.recovery_code (account_id, holder_id)`);
    // A sign-in by passkey names no account, so that the identifier is unique over all of them.
    this.addSql(`
      create table identity.passkey (
        account_id uuid not null, id uuid not null, person_id uuid, holder_id uuid not null, name text not null,
        credential_id text not null unique, public_key text not null, counter bigint not null, transports text not null,
        last_used_at timestamptz, ${TIMES})`);
    this.addSql(`create index passkey_holder on identity.passkey (account_id, holder_id)`);
    // Found by the token of a browser before its account is known.
    this.addSql(`
      create table identity.pending_sign_in (
        account_id uuid not null, id uuid not null, person_id uuid, token_hash text not null unique,
        password_digest text, confirms boolean not null default false, valid_until timestamptz not null, ${TIMES})`);
    this.addSql(`create index pending_sign_in_over on identity.pending_sign_in (valid_until)`);
    // A browser that signs in with a passkey belongs to no account yet.
    this.addSql(`
      create table identity.passkey_challenge (
        binding text primary key, challenge text not null, valid_until timestamptz not null)`);
    this.addSql(`create index passkey_challenge_over on identity.passkey_challenge (valid_until)`);
    this.addSql(`
      create table identity.sign_in_policy (
        account_id uuid not null, id uuid not null, requires_second_factor boolean not null, ${TIMES},
        check (account_id = id))`);
    // How a session began and when its holder last proved who they are.
    this.addSql(`
      alter table identity.user_session
        add column factor text, add column proven_at timestamptz not null default now(),
        add check (factor in ('totp', 'recovery', 'passkey', 'provider'))`);
  }
}
