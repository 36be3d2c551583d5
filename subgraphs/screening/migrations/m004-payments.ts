import { Migration } from '@mikro-orm/migrations';

const TEXT_COLUMNS = [
  'customer_id',
  'processor_status_code',
  'processor_message',
  'network_status_code',
  'three_d_secure',
  'currency',
  'charge_descriptor',
  'name_on_card',
  'payment_method',
  'card_type',
  'card_provider',
  'card_country',
  'card_iin',
  'card_last4',
  'card_expiry_month',
  'card_expiry_year',
  'card_digest',
  'card_cvc_check',
  'card_postal_code_check',
  'card_line1_check',
  'billing_country_code',
  'billing_state_code',
  'billing_address',
  'billing_city',
  'billing_postal_code',
  'billing_name',
  'billing_phone',
  'billing_email',
  'ip_address',
  'user_agent',
  'receipt_url',
];

/** Payment events whole, blacklist entries that can be shown, and what a reservation's guest is known by. */
export class M004Payments extends Migration {
  override up(): void {
    const columns = TEXT_COLUMNS.map((name) => `add column ${name} text`).join(', ');
    this.addSql(`
      alter table screening.payment_event ${columns}, add column amount double precision,
        add column purpose text not null default 'security_deposit',
        add column products jsonb not null default '[]'`);
    this.addSql(`drop index screening.payment_event_reservation`);
    this.addSql(`
      create index payment_event_reservation on screening.payment_event (account_id, reservation_id, occurred_at)`);
    this.addSql(`alter table screening.blacklist_entry add column value text, add column birth_date text`);
    this.addSql(`create index blacklist_entry_created on screening.blacklist_entry (account_id, created_at, id)`);
    this.addSql(`alter table screening.reservation add column guest_marks text[] not null default '{}'`);
    this.addSql(`create index reservation_guest_marks on screening.reservation using gin (guest_marks)`);
  }
}
