import { Migration } from '@mikro-orm/migrations';

export class M001Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.account (
        account_id uuid not null, id uuid not null, parent_id uuid,
        name text, email text, phone text,
        is_active boolean not null, is_suspended boolean not null, last_login_at timestamptz,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), unique (id), check (account_id = id))`);
    this.addSql(`create index account_parent on identity.account (parent_id) where parent_id is not null`);
    this.addSql(`
      create table identity.api_key (
        account_id uuid not null, id uuid not null, key_hash text not null unique, ending text not null,
        sdk boolean not null, enabled boolean not null, description text not null,
        created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
    this.addSql(`
      create table identity.event_counter (account_id uuid primary key, last bigint not null)`);
    this.addSql(`
      create table identity.event (
        account_id uuid not null, sequence bigint not null, id uuid not null, type text not null,
        subject_id text not null, payload jsonb not null, occurred_at timestamptz not null,
        primary key (account_id, sequence))`);
    this.addSql(`create index event_subject on identity.event (account_id, subject_id, sequence)`);
  }
}
