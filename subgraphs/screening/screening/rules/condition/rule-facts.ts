import type { Signals } from '../../checks/signals.js';
import type { Decision } from '../../decision/decide.js';
import type { EntryKey } from '../../checks/catalog.js';
import type { EntryStatus } from '../../details/check-result.js';
import type { Reservation } from '../../../booking/reservation/reservation.entity.js';

type Money = number | null;

/** Values that a rule's condition can use. Stored with the decision, so it holds no personal data. */
export interface RuleFacts {
  reservation: {
    status: string;
    source: string;
    pms: string;
    listing_id: string | null;
    nights: number | null;
    number_of_guests: number;
    total_price: Money;
    average_daily_rate: Money;
    currency: string | null;
    lead_time_days: number | null;
    check_in_date: string | null;
    check_out_date: string | null;
  };
  guest: {
    age: number | null;
    has_name: boolean;
    email_domain: string | null;
    completed_stays: number;
    canceled_stays: number;
    declined_stays: number;
  };
  listing: { country: string | null; accommodates: number | null };
  phone: { known: boolean; valid: boolean | null; country: string | null; line_type: string | null };
  email: {
    known: boolean;
    valid: boolean | null;
    disposable: boolean | null;
    free: boolean | null;
    masked: boolean | null;
  };
  ip: { known: boolean; country: string | null };
  address: { known: boolean; country: string | null };
  payments: { count: number; failed: number; chargebacks: number; disputes: number };
  blacklist_hits: number;
  portal: { skipped: boolean; completed: boolean };
  decision: { status: string; risk_score: number; risk_color: string };
  entries: Record<EntryKey, EntryStatus>;
}

/** Builds the facts of one decision from the reservation, its signals and the automatic decision. */
export function ruleFactsOf(row: Reservation, signals: Signals, decision: Decision): RuleFacts {
  const { booking, guest, stays, payments, portal } = signals;
  const [phone, email, ip, address] = [signals.phone, signals.email, signals.ip, signals.address].map((answer) =>
    answer?.known ? answer.value : null,
  ) as [Value<'phone'>, Value<'email'>, Value<'ip'>, Value<'address'>];
  const count = (type: string) => payments.filter((payment) => payment.type === type).length;
  return {
    reservation: {
      status: row.status,
      source: row.source,
      pms: row.pms,
      listing_id: row.listingId,
      currency: row.currency,
      nights: row.nights,
      number_of_guests: row.numberOfGuests,
      lead_time_days: booking.leadTimeDays,
      total_price: row.totalPrice,
      average_daily_rate: row.averageDailyRate,
      check_in_date: row.checkInDate,
      check_out_date: row.checkOutDate,
    },
    guest: {
      age: guest.age,
      has_name: guest.hasName,
      email_domain: domainOf(row.guestEmail),
      completed_stays: stays.completed,
      canceled_stays: stays.canceled,
      declined_stays: stays.declined,
    },
    listing: { country: booking.listingCountryCode, accommodates: booking.accommodates },
    phone: {
      known: phone !== null,
      valid: phone?.valid ?? null,
      country: phone?.countryCode ?? null,
      line_type: phone?.lineType ?? null,
    },
    email: {
      known: email !== null,
      valid: email?.valid ?? null,
      disposable: email?.disposable ?? null,
      free: email?.free ?? null,
      masked: email?.masked ?? null,
    },
    ip: { known: ip !== null, country: ip?.countryCode ?? null },
    address: { known: address !== null, country: address?.countryCode ?? null },
    payments: {
      count: payments.length,
      failed: payments.filter(({ status }) => status === 'failure').length,
      chargebacks: count('chargeback'),
      disputes: count('dispute'),
    },
    blacklist_hits: signals.blacklist.hits.length,
    portal: { skipped: portal.skipped, completed: portal.completed },
    decision: {
      status: decision.verificationStatus,
      risk_score: decision.riskScore,
      risk_color: decision.riskColor,
    },
    entries: Object.fromEntries(
      Object.entries(decision.entries).map(([key, { status }]) => [key, status]),
    ) as RuleFacts['entries'],
  };
}

type Known<T> = T extends { known: true; value: infer V } ? V : never;
type Value<K extends 'phone' | 'email' | 'ip' | 'address'> = Known<NonNullable<Signals[K]>> | null;

/** The part after the @: it names the mail provider, not the person. */
function domainOf(email: string | null): string | null {
  return email?.split('@')[1]?.trim().toLowerCase() || null;
}
