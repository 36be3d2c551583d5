import { Migration } from '@mikro-orm/migrations';

const ROW = `account_id uuid not null, id uuid not null, created_at timestamptz not null, updated_at timestamptz not null,
  primary key (account_id, id)`;

export class M001Reservations extends Migration {
  override up(): void {
    this.addSql(`
      create table screening.reservation (
        confirmation_code text not null, pms text not null, pms_reservation_id text, status text not null,
        source text not null, listing_id uuid, number_of_guests double precision not null, nights double precision,
        total_price double precision not null, average_daily_rate double precision, currency text,
        check_in_date text, check_out_date text,
        guest_first_name text, guest_last_name text, guest_full_name text, guest_email text, guest_phone text,
        guest_location text, guest_email_key text, guest_phone_key text,
        screens jsonb not null, portal_skipped boolean not null,
        revision int not null, analysed_revision int not null,
        verification_status text not null, verification_reason text not null, supervised text, risk_color text,
        top_risks jsonb not null, top_recommendations jsonb not null, entries jsonb not null,
        ${ROW}, unique (account_id, pms, confirmation_code))`);
    this.addSql(`create index reservation_created on screening.reservation (account_id, created_at, id)`);
    this.addSql(`create index reservation_email on screening.reservation (account_id, guest_email_key)`);
    this.addSql(`create index reservation_phone on screening.reservation (account_id, guest_phone_key)`);
    this.addSql(`create table screening.guest_secret (birth_date text, ip_address text, ${ROW})`);
    this.addSql(`
      create table screening.note (
        reservation_id uuid not null, text text not null, author_type text not null, author_id uuid, ${ROW})`);
    this.addSql(`create index note_reservation on screening.note (account_id, reservation_id)`);
    this.addSql(`
      create table screening.blacklist_entry (field text not null, match_key text not null, reason text, ${ROW},
        unique (account_id, field, match_key))`);
    this.addSql(`
      create table screening.decision (
        reservation_id uuid not null, signals jsonb not null, outcome jsonb not null, ${ROW})`);
    this.addSql(`create index decision_reservation on screening.decision (account_id, reservation_id, created_at)`);
    this.addSql(`
      create table screening.callback (
        reservation_id uuid not null, revision int not null, url text not null, queued_at timestamptz,
        delivered_at timestamptz, ${ROW})`);
    this.addSql(`create index callback_reservation on screening.callback (account_id, reservation_id)`);
    this.addSql(`
      create table screening.payment_event (
        reservation_id uuid not null, event_source text not null, event_id text not null, event_type text not null,
        event_status text not null, occurred_at timestamptz not null, facts jsonb not null, ${ROW},
        unique (account_id, event_source, event_id))`);
    this.addSql(`create index payment_event_reservation on screening.payment_event (account_id, reservation_id)`);
  }
}
