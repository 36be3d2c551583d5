import { Migration } from '@mikro-orm/migrations';
import { firstStatistics } from '#kit/store/first-statistics.js';

const KEYS = { guest_email_key: -0.9, guest_phone_key: -0.9, guest_email_mark: -0.9, guest_phone_mark: -0.9 };

/** Columns with few values, which tell little. */
const FACETS = {
  pms: 2,
  source: 4,
  status: 3,
  verification_status: 4,
  guest_portal_status: 3,
  risk_color: 5,
  listing_id: -0.1,
};

const OF_STAY = { account_id: 1, reservation_id: -0.7, created_at: -1 };

/** Parts of a table, without the whole. */
const parts = (table: string) => Array.from({ length: 8 }, (_, n) => `${table}_${n}`);

/** Guests and their stays are found by their keys from the first reservation on, before PostgreSQL knows the tables. */
export class M115FirstStatistics extends Migration {
  override up(): void {
    const distinct = {
      'screening.reservation': { account_id: 1, id: -1, created_at: -1, confirmation_code: -1, ...KEYS, ...FACETS },
      'screening.reservation_state': { account_id: 1, reservation_id: -0.7, changed_at: -1, ...KEYS },
      'screening.payment_event': OF_STAY,
      ...Object.fromEntries(parts('screening.decision').map((part) => [part, { ...OF_STAY, id: -1 }])),
    };
    for (const [table, columns] of Object.entries(distinct))
      for (const text of firstStatistics(table, columns)) this.addSql(text);
  }
}
