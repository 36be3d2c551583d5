import { Migration } from '@mikro-orm/migrations';

export class M093SignIn extends Migration {
  override up(): void {
    // One address may sign in to several families, which know nothing of each other.
    for (const table of ['account_secret', 'person']) {
      this.addSql(`alter table identity.${table} drop constraint ${table}_login_key_key`);
      this.addSql(`create index ${table}_login_key on identity.${table} (login_key)`);
      this.addSql(`alter table identity.${table} add column verified_at timestamptz`);
    }
    this.addSql(`create unique index person_login on identity.person (account_id, login_key)`);
    // Addresses that people have signed in with so far stay as good as confirmed.
    this.addSql(`
      update identity.account_secret k set verified_at = a.last_login_at from identity.account a
      where a.id = k.id and a.last_login_at is not null`);
    this.addSql(`update identity.person set verified_at = last_login_at where last_login_at is not null`);
    // Tries are counted for addresses that belong to nobody too, so that there is no account to name.
    this.addSql(`drop table identity.sign_in_attempt`);
    this.addSql(`
      create table identity.sign_in_throttle (
        key text primary key, failures int not null, blocked_until timestamptz not null,
        forget_at timestamptz not null)`);
    this.addSql(`create index sign_in_throttle_forget on identity.sign_in_throttle (forget_at)`);
    this.addSql(`
      create table identity.known_browser (
        key text primary key, login_key text not null, last_at timestamptz not null)`);
    this.addSql(`create index known_browser_login on identity.known_browser (login_key)`);
    this.addSql(`create index known_browser_last on identity.known_browser (last_at)`);
    this.addSql(`alter table identity.user_session add column browser text, add column network text`);
    this.addSql(`
      create table identity.owner_link (
        account_id uuid not null, id uuid not null, token_hash text not null unique, valid_until timestamptz not null,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), check (account_id = id))`);
  }
}
