import { Migration } from '@mikro-orm/migrations';

export class M009Sessions extends Migration {
  override up(): void {
    // A session is found by its token before its account is known, so that the hash is unique over all of them.
    this.addSql(`
      create table identity.user_session (
        account_id uuid not null, id uuid not null, token_hash text not null unique,
        last_seen_at timestamptz not null, expires_at timestamptz not null,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
    this.addSql(`create index user_session_seen on identity.user_session (last_seen_at)`);
    // Tries of addresses that belong to nobody count too, so that there is no account to name.
    this.addSql(`
      create table identity.sign_in_attempt (
        login_key text primary key, attempts timestamptz[] not null, allowed boolean not null,
        last_at timestamptz not null)`);
    this.addSql(`create index sign_in_attempt_last on identity.sign_in_attempt (last_at)`);
  }
}
