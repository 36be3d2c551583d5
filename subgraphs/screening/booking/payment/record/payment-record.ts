import { moneyOf } from '#kit/graph/money.js';
import { failed } from '../../facts/payment-facts.js';
import type { Purpose } from '../event/payment-words.js';
import type {
  DamageWaiverRecord,
  ExtraServicesRecord,
  PaymentFailure,
  PaymentMovement,
  ReservationPayments,
  SecurityDepositRecord,
} from './payment-record.type.js';
import { paymentValidation } from './payment-validation.js';
import { type RecordedEvent, failureMessage } from './recorded-event.js';

/**
 * Payment summary, independent of the order of receipt: events are ordered by time, then source and id. Charges of the
 * deposit are its captures.
 */
export function paymentRecord(events: readonly RecordedEvent[]): ReservationPayments {
  const ordered = [...events].sort((a, b) => Number(a.occurredAt) - Number(b.occurredAt) || byName(a, b));
  const of = (purpose: Purpose) => ordered.filter((event) => event.purpose === purpose);
  return {
    securityDeposit: securityDeposit(of('security_deposit')),
    paymentValidation: paymentValidation(ordered),
    damageWaiver: damageWaiver(of('damage_waiver')),
    extraServices: extraServices(of('extra_services')),
  };
}

function byName(a: RecordedEvent, b: RecordedEvent): number {
  const [left, right] = [a, b].map(({ eventSource, eventId }) => `${eventSource} ${eventId}`) as [string, string];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A successful authorization, charge or refund. */
function done(event: RecordedEvent, type: 'authorization' | 'charge' | 'refund'): boolean {
  return event.eventType === type && event.eventStatus === 'success' && !failed(event.facts);
}

function securityDeposit(events: RecordedEvent[]): SecurityDepositRecord {
  const holds = events.filter((event) => done(event, 'authorization') && !event.facts.checksCardOnly);
  const failures = events.filter(
    ({ eventType, facts }) => (eventType === 'authorization' || eventType === 'charge') && failed(facts),
  );
  const refunds = events.filter((event) => done(event, 'refund'));
  return {
    successfulAuthorizations: holds.map(movement),
    chargeFailures: failures.map(failure),
    refunds: refunds.map((event) => ({ ...movement(event), cardBrand: null })),
    depositCaptures: events.filter((event) => done(event, 'charge')).map(movement),
  };
}

function movement({ amount, currency, receiptUrl, cardProvider, occurredAt }: RecordedEvent): PaymentMovement {
  return { amount: moneyOf(amount, currency), receiptUrl, cardBrand: cardProvider, timestamp: occurredAt };
}

function failure(event: RecordedEvent): PaymentFailure {
  return { message: failureMessage(event), timestamp: event.occurredAt };
}

/** Charges minus refunds, in the currency of the last charge; null if nothing is left. */
function paid(events: RecordedEvent[]): { last: RecordedEvent; charges: RecordedEvent[]; amount: number } | null {
  const charges = events.filter((event) => done(event, 'charge'));
  const last = charges.at(-1);
  if (!last) return null;
  const total = (some: RecordedEvent[]) =>
    some.filter(({ currency }) => currency === last.currency).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const refunded = total(events.filter((event) => done(event, 'refund')));
  const amount = Math.round((total(charges) - refunded) * 1000) / 1000;
  return amount > 0 ? { last, charges, amount } : null;
}

function damageWaiver(events: RecordedEvent[]): DamageWaiverRecord | null {
  const found = paid(events);
  if (!found) return null;
  const { currency, receiptUrl, occurredAt } = found.last;
  return { amount: moneyOf(found.amount, currency), timestamp: occurredAt, receiptUrl };
}

function extraServices(events: RecordedEvent[]): ExtraServicesRecord {
  const found = paid(events);
  if (!found) return { amount: null, receiptUrl: null, products: [] };
  const { currency, receiptUrl } = found.last;
  const products = found.charges.flatMap((charge) =>
    charge.products.map(({ name, price }) => ({ name, price: moneyOf(price, charge.currency) })),
  );
  return { amount: moneyOf(found.amount, currency), receiptUrl, products };
}
