import { Migration } from '@mikro-orm/migrations';

/**
 * The audit trail. Its owner gives up every right to change it: no trigger or rule, which a distributed engine would not
 * carry, and an error instead of silence. Whoever grants the right back is found by the chain. The addresses stand apart
 * so that they can be erased: the trail keeps their digests.
 */
export class M006Audit extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.audit_entry (
        account_id uuid not null, sequence bigint not null, id uuid not null, event_sequence bigint,
        occurred_at timestamptz not null, actor_kind text not null, key_id text, address_digest text,
        action text not null, record_kind text not null, record_id text not null, request_id text,
        previous_hash text not null, hash text not null,
        primary key (account_id, sequence), unique (account_id, id))`);
    this.addSql(`create index audit_entry_time on identity.audit_entry (account_id, occurred_at, sequence)`);
    this.addSql(
      `create index audit_entry_record on identity.audit_entry (account_id, record_id, occurred_at, sequence)`,
    );
    this.addSql(`create index audit_entry_action on identity.audit_entry (account_id, action, occurred_at, sequence)`);
    this.addSql(`create index audit_entry_key on identity.audit_entry (account_id, key_id, occurred_at, sequence)`);
    this.addSql(`revoke update, delete, truncate on identity.audit_entry from current_user`);
    this.addSql(`
      create table identity.audit_address (
        account_id uuid not null, sequence bigint not null, sealed text not null, primary key (account_id, sequence))`);
    this.addSql(`
      create table identity.audit_head (
        account_id uuid primary key, sequence bigint not null, hash text not null, events_before bigint not null,
        seal text)`);
    this.addSql(`
      insert into identity.audit_head (account_id, sequence, hash, events_before)
        select account_id, 0, repeat('0', 64), last from identity.event_counter`);
  }
}
