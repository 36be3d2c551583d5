import { holdsCardNumber } from '#subgraphs/screening/booking/payment/event/card-number.js';
import { checkPaymentEvents } from '#subgraphs/screening/booking/payment/event/check-payment-events.js';
import { currencyDecimals } from '#kit/currency-decimals.js';
import { declineReason } from '#subgraphs/screening/booking/payment/event/decline-reason.js';
import type { PaymentEventInput } from '#subgraphs/screening/booking/payment/event/payment-event.input.js';

const BARE: PaymentEventInput = {
  reservationId: 'r1',
  eventSource: 'other',
  eventId: 'e1',
  eventType: 'charge',
  eventStatus: 'success',
};
const WHOLE: PaymentEventInput = {
  ...BARE,
  customerId: 'cus_1',
  processorStatusCode: 'approved',
  processorMessage: 'Approved',
  amount: { amount: 120.5, currency: 'usd' },
  networkStatusCode: 'approved_by_network',
  threeDSecure: 'authenticated',
  cardType: 'credit',
  chargeDescriptor: 'STAY',
  nameOnCard: 'Ann Lee',
  paymentMethod: 'card',
  cardProvider: 'visa',
  cardCountry: 'US',
  cardIin: '411111',
  cardLast4: '1111',
  cardExpiryMonth: '07',
  cardExpiryYear: '2031',
  cardFingerprint: 'fp_1',
  cardCvcCheck: 'pass',
  cardPostalCodeCheck: 'unavailable',
  cardLine1Check: 'fail',
  billingCountryCode: 'US',
  billingAddress: '1 Main St',
  billingCity: 'Denver',
  billingPostalCode: '80202',
  billingName: 'Ann Lee',
  billingStateCode: 'US-CO',
  billingPhone: '+13035550123',
  billingEmail: 'ann@example.com',
  ipAddress: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  timestamp: '2030-01-02T03:04:05+02:00',
  purpose: 'extra_services',
  receiptUrl: 'https://pay.example.com/r/1',
  products: [{ name: 'Cot', price: 12.25 }],
};

const problems = (change: Partial<PaymentEventInput>) =>
  checkPaymentEvents([{ ...WHOLE, ...change }], null).map(({ loc: [index, ...member], type }) => {
    expect(index).toBe('0');
    return [member.join('.'), type];
  });

test('accepts an event with every member and one with the required members only', () => {
  expect(checkPaymentEvents([WHOLE], null)).toEqual([]);
  expect(checkPaymentEvents([BARE], null)).toEqual([]);
  expect(checkPaymentEvents([{ ...BARE, reservationId: null }], 'r1')).toEqual([]);
});

const NUL = 'a\u0000b';
const BROKEN: [member: keyof PaymentEventInput, value: unknown, type: string, at?: string][] = [
  ['reservationId', null, 'missing'],
  ['reservationId', 'x'.repeat(401), 'too_long'],
  ['eventSource', ' ', 'missing'],
  ['eventSource', 'processor_c', 'enum'],
  ['eventId', undefined, 'missing'],
  ['eventId', 'x'.repeat(256), 'too_long'],
  ['eventId', NUL, 'value_error'],
  ['eventType', '', 'missing'],
  ['eventType', 'payout', 'enum'],
  ['eventStatus', null, 'missing'],
  ['eventStatus', 'SUCCESS', 'enum'],
  ['customerId', 'x'.repeat(256), 'too_long'],
  ['processorStatusCode', 'x'.repeat(101), 'too_long'],
  ['processorMessage', 'x'.repeat(1001), 'too_long'],
  ['processorMessage', 'a\ud800b', 'value_error'],
  ['networkStatusCode', 'approved', 'enum'],
  ['threeDSecure', 'yes', 'enum'],
  ['amount', { amount: -1, currency: 'usd' }, 'greater_than_equal', 'amount.amount'],
  ['amount', { amount: 2e12, currency: 'usd' }, 'less_than_equal', 'amount.amount'],
  ['amount', { amount: 1.005, currency: 'USD' }, 'decimal_max_places', 'amount.amount'],
  ['amount', { currency: 'xxx' }, 'value_error', 'amount.currency'],
  ['chargeDescriptor', 'x'.repeat(201), 'too_long'],
  ['nameOnCard', 'x'.repeat(201), 'too_long'],
  ['paymentMethod', 'cash', 'enum'],
  ['cardType', 'gift', 'enum'],
  ['cardProvider', 'Visa', 'enum'],
  ['cardCountry', 'us', 'value_error'],
  ['cardCountry', 'ZZ', 'value_error'],
  ['cardIin', '41111', 'value_error'],
  ['cardIin', '411111111', 'value_error'],
  ['cardLast4', '111', 'value_error'],
  ['cardExpiryMonth', '13', 'value_error'],
  ['cardExpiryYear', '1999', 'value_error'],
  ['cardFingerprint', 'x'.repeat(256), 'too_long'],
  ['cardCvcCheck', 'yes', 'enum'],
  ['cardPostalCodeCheck', 'yes', 'enum'],
  ['cardLine1Check', 'yes', 'enum'],
  ['billingCountryCode', 'USA', 'value_error'],
  ['billingStateCode', 'Colorado', 'value_error'],
  ['billingStateCode', 'ZZ-CO', 'value_error'],
  ['billingAddress', 'x'.repeat(501), 'too_long'],
  ['billingCity', NUL, 'value_error'],
  ['billingPostalCode', 'x'.repeat(21), 'too_long'],
  ['billingName', 'x'.repeat(201), 'too_long'],
  ['billingPhone', '303 555 0123', 'value_error'],
  ['billingEmail', 'ann@', 'value_error'],
  ['ipAddress', '::1', 'value_error'],
  ['ipAddress', '203.0.113.256', 'value_error'],
  ['userAgent', 'x'.repeat(1001), 'too_long'],
  ['timestamp', '2030-01-02T03:04:05', 'value_error'],
  ['timestamp', '2030-02-30T03:04:05Z', 'value_error'],
  ['purpose', 'rent', 'enum'],
  ['receiptUrl', 'javascript:alert(1)', 'value_error'],
  ['products', Array(51).fill({ name: 'Cot', price: 1 }), 'too_long'],
];

test.each(BROKEN)('%s: refuses %j as %s', (member, value, type, at = member) => {
  expect(problems({ [member]: value })).toEqual([[at, type]]);
});

test('every member has an invalid case above', () => {
  const members = Object.keys(WHOLE);
  expect(new Set(BROKEN.map(([member]) => member))).toEqual(new Set(members));
});

test('reports all problems at once, with the index of the event', () => {
  const bad = {
    ...WHOLE,
    eventId: '',
    amount: { amount: 120.5, currency: 'jpy' },
    products: [{ name: ' ', price: -1 }],
  };
  expect(checkPaymentEvents([WHOLE, bad], null).map(({ loc }) => loc.join('.'))).toEqual([
    '1.eventId',
    '1.amount.amount',
    '1.products.0.name',
    '1.products.0.price',
  ]);
  expect(checkPaymentEvents([], null)[0]).toMatchObject({ loc: [], type: 'too_short' });
  expect(checkPaymentEvents(Array(101).fill(WHOLE), null)).toMatchObject([{ loc: [], type: 'too_long' }]);
});

test.each([
  ['usd', 1.25, true],
  ['usd', 0.1 + 0.2, false],
  ['jpy', 1200, true],
  ['jpy', 1200.5, false],
  ['kwd', 1.125, true],
  ['kwd', 1.1255, false],
  ['afn', 10.5, true],
  [null, 1.125, true],
  ['eur', 999_999_999_999.99, true],
])('an amount in %s of %d fits: %s', (currency, amount, fits) => {
  const found = problems({ amount: { amount, currency }, products: null });
  expect(found).toEqual(fits ? [] : [['amount.amount', 'decimal_max_places']]);
});

test('knows current currencies, but not withdrawn ones and metals', () => {
  const icu = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase());
  const known = icu.filter((code) => currencyDecimals(code) !== null);
  expect(known.length).toBeGreaterThan(150);
  expect(['dem', 'xau', 'xts'].map(currencyDecimals)).toEqual([null, null, null]);
});

const CARD = '4111111111111111';
test.each([
  ['plain', CARD, true],
  ['spaced', `card 4111 1111 1111 1111 exp 12/31`, true],
  ['dashed', 'no-4111-1111-1111-1111', true],
  ['en dashes and thin spaces', '4111\u20131111\u20091111\u20131111', true],
  ['full-width digits', '４１１１１１１１１１１１１１１１', true],
  ['between other digits', '12 4111 1111 1111 1111 123', true],
  ['15 digits', 'x378282246310005y', true],
  ['19 digits', '6304000000000000000', true],
  ['a wrong check digit', '4111111111111112', false],
  ['12 digits', '411111111111', false],
  ['24 digits', '411111111111111141111111', false],
  ['a user agent', 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0.6099.109 Safari/537.36', false],
])('detects a card number: %s', (_title, text, found) => expect(holdsCardNumber(text)).toBe(found));

/** Members with free text. */
const FREE: (keyof PaymentEventInput)[] = [
  ...(['processorStatusCode', 'processorMessage', 'chargeDescriptor', 'nameOnCard'] as const),
  ...(['billingAddress', 'billingCity', 'billingPostalCode', 'billingName'] as const),
];
test.each(FREE)('refuses a card number in %s without repeating it', (member) => {
  const found = checkPaymentEvents([{ ...WHOLE, [member]: CARD }], null);
  expect(found).toMatchObject([{ loc: ['0', member], type: 'card_number' }]);
  expect(JSON.stringify(found)).not.toContain('1111');
});

test('refuses a card number in a product name', () => {
  expect(problems({ products: [{ name: CARD, price: 1 }] })).toEqual([['products.0.name', 'card_number']]);
});

test('identifiers, links, email addresses and user agents may contain any number', () => {
  const named = { reservationId: CARD, eventId: `evt_${CARD}`, customerId: CARD, cardFingerprint: CARD };
  const made = {
    userAgent: `App/${CARD}`,
    billingEmail: `${CARD}@example.com`,
    receiptUrl: `https://x.example/${CARD}`,
  };
  expect(problems({ ...named, ...made })).toEqual([]);
});

test.each([
  ['stolen_card', null, 'stolen'],
  ['Lost Card', null, 'lost'],
  ['43', null, 'stolen'],
  ['59', 'Declined', 'fraudulent'],
  ['insufficient-funds', null, 'insufficient_funds'],
  [null, 'The card was reported lost.', 'lost'],
  [null, 'Connection lost', 'other'],
  ['do_not_honor', null, 'other'],
  [null, null, null],
])('the code %s with the text %s means %s', (code, message, reason) => {
  expect(declineReason(code, message)).toBe(reason);
});
