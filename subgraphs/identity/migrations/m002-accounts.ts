import { Migration } from '@mikro-orm/migrations';

export class M002Accounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.account
        add column company_name text, add column company_email text, add column company_phone text`);
    // A sign-in starts without an account, so that the login key is unique over all of them.
    this.addSql(`
      create table identity.account_secret (
        account_id uuid not null, id uuid not null, login_key text unique, password_hash text not null,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), check (account_id = id))`);
    this.addSql(`
      create table identity.signup_link (
        account_id uuid not null, id uuid not null, token_hash text not null unique, pms text not null,
        redirect text, hide_password boolean not null, expires_at timestamptz not null, used_at timestamptz,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
  }
}
