import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { standing } from '#subgraphs/screening/booking/facts/payment-facts.js';
import { paymentVerification } from '#subgraphs/screening/screening/checks/payment-verification.js';
import { fillPaymentEvent } from '#subgraphs/screening/booking/payment/event/fill-payment-event.js';
import type { PaymentEventInput } from '#subgraphs/screening/booking/payment/event/payment-event.input.js';
import { paymentRecord } from '#subgraphs/screening/booking/payment/record/payment-record.js';
import { Reservation } from '#subgraphs/screening/booking/reservation/reservation.entity.js';
import { screens, signals } from './screening-signals.js';

useCipherKey(Buffer.alloc(32, 7));

const reservation = Object.assign(new Reservation(), { accountId: 'a', id: 'r' });
let made = 0;

/** An event of the n-th hour. */
function event(hour: number, type: string, status: string, change: Partial<PaymentEventInput> = {}) {
  made += 1;
  const timestamp = `2030-01-01T${String(hour).padStart(2, '0')}:00:00Z`;
  const input = {
    eventSource: 'other',
    eventId: `e${made}`,
    eventType: type,
    eventStatus: status,
    timestamp,
    ...change,
  };
  return fillPaymentEvent(input, reservation, new Date());
}
const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
const usd = (amount: number) => ({ amount: { amount, currency: 'usd' } });
const USD = (amount: number) => ({ amount, currency: 'USD' });

/** Every order of a few items. */
function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, n) => orders(things.toSpliced(n, 1)).map((rest) => [thing, ...rest]));
}

test('no events give empty lists and no values', () => {
  expect(paymentRecord([])).toEqual({
    securityDeposit: { successfulAuthorizations: [], chargeFailures: [], refunds: [], depositCaptures: [] },
    paymentValidation: {
      receiptUrl: null,
      nameOnCard: null,
      fundingType: null,
      cardBrand: null,
      cardCountry: null,
      status: null,
      errors: [],
    },
    damageWaiver: null,
    extraServices: { amount: null, receiptUrl: null, products: [] },
  });
});

test('a deposit: refused, held, captured, refunded', () => {
  const { securityDeposit } = paymentRecord([
    event(1, 'authorization', 'failure', { processorStatusCode: '51', ...usd(300) }),
    event(2, 'authorization', 'success', { cardProvider: 'visa', receiptUrl: 'https://pay.example/1', ...usd(300) }),
    event(3, 'charge', 'success', { cardProvider: 'visa', ...usd(120) }),
    event(4, 'charge', 'failure', { processorMessage: 'Call the bank.' }),
    event(5, 'refund', 'success', usd(20)),
    event(6, 'refund', 'failure', usd(20)),
    event(7, 'authorization', 'info', usd(1)),
  ]);
  const held = {
    amount: USD(300),
    receiptUrl: 'https://pay.example/1',
    cardBrand: 'visa',
    timestamp: at(2),
  };
  expect(securityDeposit).toEqual({
    successfulAuthorizations: [held],
    chargeFailures: [
      { message: 'The card was declined: insufficient funds.', timestamp: at(1) },
      { message: 'Call the bank.', timestamp: at(4) },
    ],
    depositCaptures: [{ ...held, amount: USD(120), receiptUrl: null, timestamp: at(3) }],
    refunds: [{ amount: USD(20), receiptUrl: null, cardBrand: null, timestamp: at(5) }],
  });
});

test('the record does not depend on the order of arrival, equal times included', () => {
  const events = [
    event(1, 'authorization', 'failure', { cardCvcCheck: 'fail' }),
    event(2, 'authorization', 'success', { cardCvcCheck: 'fail', nameOnCard: 'Ann', ...usd(5) }),
    event(2, 'authorization', 'success', { cardCvcCheck: 'pass', nameOnCard: 'Bob', ...usd(6) }),
    event(3, 'charge', 'warning', { networkStatusCode: 'reversed_after_approval' }),
    event(4, 'dispute', 'info'),
  ];
  const [first, ...others] = orders(events).map((order) => JSON.stringify(paymentRecord(order)));
  expect(new Set(others)).toEqual(new Set([first]));
  expect(JSON.parse(first!).paymentValidation).toMatchObject({ nameOnCard: 'Bob', status: 'failure' });
});

test.each([
  ['an open hold', [event(1, 'authorization', 'success', usd(9))], 'success', []],
  ['a verified card', [event(1, 'authorization', 'success', usd(0))], 'success', []],
  ['a notice', [event(1, 'charge', 'info')], null, []],
  ['a refusal', [event(1, 'charge', 'failure')], 'failure', ['Payment failed']],
  ['a wrong code, then the right one', twice({ cardCvcCheck: 'fail' }, { cardCvcCheck: 'pass' }), 'success', []],
  [
    'the right code, then a wrong one',
    twice({ cardCvcCheck: 'pass' }, { cardCvcCheck: 'fail' }),
    'success',
    ['Security code'],
  ],
  ['3-D Secure', [event(1, 'charge', 'success', { threeDSecure: 'failed' })], 'success', ['3-D Secure failed']],
  ['the address', [event(1, 'charge', 'success', { cardLine1Check: 'fail' })], 'success', ['Billing address']],
  [
    'a chargeback after a charge',
    [event(1, 'charge', 'success', usd(9)), event(2, 'chargeback', 'info')],
    'failure',
    ['Chargeback'],
  ],
])('validation of %s', (_title, events, status, titles) => {
  const { paymentValidation } = paymentRecord(events);
  expect([paymentValidation.status, paymentValidation.errors.map(({ title }) => title)]).toEqual([status, titles]);
});

function twice(first: Partial<PaymentEventInput>, second: Partial<PaymentEventInput>) {
  return [event(1, 'charge', 'success', first), event(2, 'charge', 'success', second)];
}

test('waiver and extra services are net of refunds, and are not a deposit', () => {
  const waiver = { purpose: 'damage_waiver', receiptUrl: 'https://pay.example/w' };
  const extra = { purpose: 'extra_services' };
  const events = [
    event(1, 'charge', 'success', { ...waiver, ...usd(49.9) }),
    event(2, 'refund', 'success', { ...waiver, ...usd(9.8) }),
    event(3, 'charge', 'success', { ...extra, ...usd(30), products: [{ name: 'Cot', price: 30 }] }),
    event(4, 'charge', 'success', { ...extra, ...usd(15.5), products: [{ name: 'Late check-out', price: 15.5 }] }),
  ];
  const record = paymentRecord(events);
  expect(record.damageWaiver).toMatchObject({ amount: USD(40.1), timestamp: at(1) });
  expect(record.extraServices).toMatchObject({
    amount: USD(45.5),
    products: [
      { name: 'Cot', price: USD(30) },
      { name: 'Late check-out', price: USD(15.5) },
    ],
  });
  expect(record.securityDeposit).toMatchObject({ depositCaptures: [], refunds: [] });
  const gone = paymentRecord([...events, event(5, 'refund', 'success', { ...waiver, ...usd(40.1) })]);
  expect(gone.damageWaiver).toBeNull();
});

test('the stored record is normalised and holds facts for the analysis', () => {
  const stored = event(1, 'charge', 'failure', {
    cardExpiryMonth: '7',
    cardExpiryYear: '31',
    billingStateCode: 'CO',
    billingCountryCode: 'US',
    processorStatusCode: 'stolen_card',
    cardFingerprint: 'fp',
    nameOnCard: '  ',
  });
  expect(stored).toMatchObject({ cardExpiryMonth: '07', cardExpiryYear: '2031', billingStateCode: 'US-CO' });
  expect(stored).toMatchObject({
    nameOnCard: null,
    facts: { declineReason: 'stolen', occurredAt: at(1).toISOString() },
  });
  const again = event(2, 'charge', 'success', { cardFingerprint: 'fp', processorStatusCode: 'stolen_card' });
  expect(again.cardDigest).toBe(stored.cardDigest);
  expect(again.facts.declineReason).toBeNull();
  expect(event(3, 'charge', 'success', { cardFingerprint: 'other' }).cardDigest).not.toBe(stored.cardDigest);
});

const deposit = screens('SecurityDeposit');
test.each([
  ['a refund without a required deposit', [event(1, 'refund', 'success')], screens(), 'DISABLED'],
  ['a verified card without a required deposit', [event(1, 'authorization', 'success', usd(0))], screens(), 'DISABLED'],
  ['a verified card with a required deposit', [event(1, 'authorization', 'success', usd(0))], deposit, 'INCOMPLETE'],
  [
    'a success that the network declined',
    [event(1, 'charge', 'success', { networkStatusCode: 'declined_by_network' })],
    deposit,
    'REVIEW',
  ],
  [
    'a reversal sent as a notice',
    [event(1, 'charge', 'success'), event(2, 'charge', 'info', { networkStatusCode: 'reversed_after_approval' })],
    deposit,
    'REVIEW',
  ],
  ['a hold', [event(1, 'authorization', 'success', usd(5))], deposit, 'PASS'],
])('the entry after %s', (_title, events, required, status) => {
  const payments = events.map(({ facts }) => facts);
  expect(paymentVerification(signals({ payments, screens: required })).status).toBe(status);
  expect(standing(payments)).toBe({ PASS: 'paid', REVIEW: 'failed' }[status] ?? 'none');
});
