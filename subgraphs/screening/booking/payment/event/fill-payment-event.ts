import { lookupDigest } from '#kit/cipher/cipher.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { declineReason } from './decline-reason.js';
import { PaymentEvent } from './payment-event.entity.js';
import type { PaymentEventInput } from './payment-event.input.js';
import type { EventStatus, EventType } from './payment-words.js';
import type { PaymentSignal } from '../../facts/payment-facts.js';

const COPIED = [
  'customerId',
  'processorStatusCode',
  'processorMessage',
  'networkStatusCode',
  'threeDSecure',
  'chargeDescriptor',
  'nameOnCard',
  'paymentMethod',
  'cardType',
  'cardProvider',
  'cardCountry',
  'cardIin',
  'cardLast4',
  'cardCvcCheck',
  'cardPostalCodeCheck',
  'cardLine1Check',
  'billingCountryCode',
  'billingAddress',
  'billingCity',
  'billingPostalCode',
  'billingName',
  'billingPhone',
  'billingEmail',
  'ipAddress',
  'userAgent',
  'receiptUrl',
] as (keyof PaymentEvent & keyof PaymentEventInput)[];

/** Converts a validated event to its stored form; `receivedAt` replaces a missing time. */
export function fillPaymentEvent(input: PaymentEventInput, reservation: Reservation, receivedAt: Date): PaymentEvent {
  const event = new PaymentEvent();
  const copied = Object.fromEntries(COPIED.map((name) => [name, given(input[name] as string)]));
  Object.assign(event, copied, {
    accountId: reservation.accountId,
    reservationId: reservation.id,
    eventSource: input.eventSource,
    eventId: input.eventId,
    eventType: input.eventType,
    eventStatus: input.eventStatus,
    occurredAt: input.timestamp ? new Date(input.timestamp) : receivedAt,
    amount: input.amount?.amount ?? null,
    currency: given(input.amount?.currency)?.toLowerCase() ?? null,
    purpose: input.purpose || 'security_deposit',
    products: input.products?.map(({ name, price }) => ({ name: name.trim(), price })) ?? [],
    cardExpiryMonth: given(input.cardExpiryMonth)?.padStart(2, '0') ?? null,
    cardExpiryYear: given(input.cardExpiryYear)?.replace(/^(\d\d)$/, '20$1') ?? null,
    billingStateCode: stateCode(input),
  });
  event.cardDigest = cardDigest(event, given(input.cardFingerprint));
  event.facts = factsOf(event);
  return event;
}

/** Blank counts as missing. */
function given(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** Full ISO 3166-2 code, if the country is known. */
function stateCode({ billingStateCode, billingCountryCode }: PaymentEventInput): string | null {
  const code = given(billingStateCode);
  return code && !code.includes('-') && billingCountryCode ? `${billingCountryCode}-${code}` : code;
}

/** Identifies the card by the processor's fingerprint, otherwise by the digits that may be stored. */
function cardDigest(event: PaymentEvent, fingerprint: string | null): string | null {
  const { eventSource, cardIin, cardLast4, cardExpiryMonth, cardExpiryYear } = event;
  if (fingerprint) return lookupDigest(`card:${eventSource}:${fingerprint}`);
  const parts = [cardIin, cardLast4, cardExpiryMonth, cardExpiryYear];
  return parts.every(Boolean) ? lookupDigest(`card:${parts.join(':')}`) : null;
}

/** What the analysis reads of an event. */
function factsOf(event: PaymentEvent): PaymentSignal {
  const refused = event.eventStatus === 'failure' || event.networkStatusCode === 'declined_by_network';
  const checksOnly = event.eventType === 'authorization' && event.amount === 0;
  return {
    type: event.eventType as EventType,
    status: event.eventStatus as EventStatus,
    networkStatus: event.networkStatusCode,
    threeDSecure: event.threeDSecure,
    cardCountry: event.cardCountry,
    cvcCheck: event.cardCvcCheck,
    postalCodeCheck: event.cardPostalCodeCheck,
    declineReason: refused ? declineReason(event.processorStatusCode, event.processorMessage) : null,
    ...(checksOnly && { checksCardOnly: true }),
    occurredAt: event.occurredAt.toISOString(),
  };
}
