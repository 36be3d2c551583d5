import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

export class M005Messages extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.message_template (
        tag text not null, via text not null, trigger text not null, delay_minutes int not null,
        hours_before_check_in int, subject text, text text, html text, gated boolean not null,
        enabled boolean not null, ${ROW}, unique (account_id, tag))`);
    this.addSql(`
      create table screening.message (
        reservation_id uuid not null, template_id uuid, tag text, via text not null, trigger text not null,
        method text not null, status text not null, gated boolean not null,
        send_after timestamptz not null, due_at timestamptz not null, claimed_until timestamptz,
        attempts int not null, reason text, sent_at timestamptz,
        recipient text, subject text, text text, html text, ${ROW})`);
    this.addSql(`create index message_reservation on screening.message (account_id, reservation_id, created_at)`);
    this.addSql(`
      create unique index message_once on screening.message (account_id, reservation_id, tag)
      where trigger <> 'manual' and reason is distinct from 'reservation_canceled'`);
    this.addSql(`create index message_due on screening.message (due_at) where status = 'queued'`);
    this.addSql(`create index message_held on screening.message (via, due_at) where status = 'held'`);
  }
}
