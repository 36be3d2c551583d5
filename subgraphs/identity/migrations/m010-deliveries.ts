import { Migration } from '@mikro-orm/migrations';

/** What is posted to webhooks. `delivery.body` and the secrets are sealed; the payload holds ids and states only. */
export class M010Deliveries extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.delivery (
        account_id uuid not null, id uuid not null, endpoint_id uuid not null, webhook_key text not null,
        event_account_id uuid not null, event_id uuid not null, sequence bigint not null, type text not null,
        subject_id text not null, payload jsonb not null, occurred_at timestamptz not null, purpose text not null,
        state text not null default 'pending', attempts int not null default 0, next_at timestamptz not null default now(),
        first_failed_at timestamptz, claim uuid, claimed_until timestamptz, last_status int, last_error text,
        last_latency_ms int, body text, delivered_at timestamptz,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        primary key (account_id, id))`);
    this.addSql(`
      create index delivery_due on identity.delivery (account_id, endpoint_id, next_at)
        where state in ('pending', 'failed')`);
    this.addSql(`
      create index delivery_order on identity.delivery (account_id, endpoint_id, subject_id, sequence)
        where state in ('pending', 'failed')`);
    this.addSql(`
      create index delivery_claimed on identity.delivery (account_id, endpoint_id) where claimed_until is not null`);
    this.addSql(`create index delivery_log on identity.delivery (account_id, created_at, id)`);
    this.addSql(`create index delivery_age on identity.delivery (created_at)`);
    this.addSql(`
      create table identity.delivery_attempt (
        account_id uuid not null, delivery_id uuid not null, number int not null, at timestamptz not null,
        status int, error text, latency_ms int, primary key (account_id, delivery_id, number))`);
    this.addSql(`create index delivery_attempt_age on identity.delivery_attempt (at)`);
    this.addSql(`
      alter table identity.webhook_endpoint add column failing_since timestamptz, add column resting_until timestamptz,
        add column disabled_reason text`);
    this.addSql(`
      alter table identity.webhook_signing add column previous_secret text, add column previous_until timestamptz`);
  }
}
