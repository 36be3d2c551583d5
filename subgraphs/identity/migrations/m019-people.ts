import { Migration } from '@mikro-orm/migrations';

export class M019People extends Migration {
  override up(): void {
    // A sign-in and an invitation start without an account, so that both digests are unique over all of them.
    this.addSql(`
      create table identity.person (
        account_id uuid not null, id uuid not null, role text not null, name text not null, email text not null,
        login_key text unique, password_hash text, invitation_hash text unique, invited_until timestamptz,
        last_login_at timestamptz, removed_at timestamptz,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), check (role in ('owner', 'manager', 'viewer')))`);
    this.addSql(`alter table identity.user_session add column person_id uuid`);
    // Outlives the session: the audit trail names sessions, and this tells whose they were.
    this.addSql(`
      create table identity.session_person (
        account_id uuid not null, id uuid not null, person_id uuid not null, created_at timestamptz not null,
        updated_at timestamptz not null, primary key (account_id, id))`);
    this.addSql(`
      create table identity.branding (
        account_id uuid not null, id uuid not null, name text, color text, logo_type text, logo text,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), check (account_id = id))`);
  }
}
