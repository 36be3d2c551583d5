import { Migration } from '@mikro-orm/migrations';

/** Notification settings: users by email, team chats by webhook. */
export class M106Notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.notification (
        account_id uuid not null, id uuid not null, person_id uuid, url text, topics text[] not null,
        last_sequence bigint not null, told text[] not null default '{}', failing_since timestamptz,
        waits_until timestamptz, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id))`);
    // One team chat per account.
    this.addSql(`create unique index notification_chat on identity.notification (account_id) where url is not null`);
  }
}
