import { Migration } from '@mikro-orm/migrations';

/** Deposits and waivers that are paid at a processor's own page. */
export class M021Deposits extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.portal_deposit (
        reservation_id uuid not null, kind text not null, processor text not null, state text not null,
        amount double precision not null, currency text not null, captured double precision,
        session_id text, payment_id text, page_url text, page_until timestamptz,
        account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
        primary key (account_id, id), unique (account_id, processor, session_id))`);
    this.addSql(`
      create index portal_deposit_of on screening.portal_deposit (account_id, reservation_id, created_at)`);
  }
}
