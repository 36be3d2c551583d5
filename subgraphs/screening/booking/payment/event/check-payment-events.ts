import countries from 'i18n-iso-countries/index.js';
import { z } from 'zod';
import type { InputProblem } from '#kit/failure.js';
import { CARD_PROVIDERS, EVENT_SOURCES } from '#records/names/words.js';
import { problems as reasons } from '../../../messages.js';
import { holdsCardNumber } from './card-number.js';
import { MAX_DECIMALS, currencyDecimals } from '#kit/currency-decimals.js';
import type { PaymentEventInput, ProductInput } from './payment-event.input.js';
import * as words from './payment-words.js';

/** Maximum number of events per request. */
export const MAX_EVENTS = 100;
const MAX_PRODUCTS = 50;
const MAX_MONEY = 1e12;

type Fault = Pick<InputProblem, 'msg' | 'type'>;
/** A check of a text, and what JSON Schema can say of it. */
interface Rule {
  faultOf(value: string): Fault | false;
  schema: Record<string, unknown>;
}
type TextMember = Exclude<keyof PaymentEventInput, 'amount' | 'products'>;

const fault = (msg: string, type = 'value_error'): Fault => ({ msg, type });

/** Reported without the value, which must not be repeated. */
const CARD_NUMBER = fault(reasons.cardNumber, 'card_number');

const oneOf = (values: readonly string[]): Rule => ({
  faultOf: (value) => !values.includes(value) && fault(reasons.oneOf(values), 'enum'),
  schema: { enum: values },
});
const matching = (holds: (value: string) => boolean, msg: string, schema: object): Rule => ({
  faultOf: (value) => !holds(value) && fault(msg),
  schema: { ...schema },
});
const shaped = (pattern: RegExp, msg: string): Rule =>
  matching((value) => pattern.test(value), msg, { pattern: pattern.source });
const atMost = (length: number, value: string) =>
  value.length > length && fault(reasons.maxCharacters(length), 'too_long');

/** Free text, checked for card numbers. */
const free = (length: number): Rule => ({
  faultOf: (value) => atMost(length, value) || (holdsCardNumber(value) && CARD_NUMBER),
  schema: { maxLength: length },
});
/** Machine-generated values, not checked for card numbers: one in ten long numbers passes the Luhn check. */
const identifier = (length: number): Rule => ({
  faultOf: (value) => atMost(length, value),
  schema: { maxLength: length },
});
const also = (one: Rule, other: Rule): Rule => ({
  faultOf: (value) => one.faultOf(value) || other.faultOf(value),
  schema: Object.assign({}, one.schema, other.schema),
});

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && Boolean(countries.alpha2ToAlpha3(code));
const isState = (code: string) => {
  const [, country, state] = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/.exec(code) ?? [];
  return state !== undefined && (country === undefined || isCountry(country));
};
const isWebAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

const country = matching(isCountry, reasons.countryUpper, { pattern: '^[A-Z]{2}$', examples: ['US', 'DE'] });
const check = oneOf(words.CARD_CHECKS);

const RULES: Record<TextMember, Rule> = {
  reservationId: identifier(400),
  eventSource: oneOf(EVENT_SOURCES),
  eventId: identifier(255),
  eventType: oneOf(words.EVENT_TYPES),
  eventStatus: oneOf(words.EVENT_STATUSES),
  customerId: identifier(255),
  processorStatusCode: free(100),
  processorMessage: free(1000),
  networkStatusCode: oneOf(words.NETWORK_STATUSES),
  threeDSecure: oneOf(words.THREE_D_SECURE),
  chargeDescriptor: free(200),
  nameOnCard: free(200),
  paymentMethod: oneOf(words.PAYMENT_METHODS),
  cardType: oneOf(words.CARD_TYPES),
  cardProvider: oneOf(CARD_PROVIDERS),
  cardCountry: country,
  cardIin: shaped(/^\d{6,8}$/, reasons.iin),
  cardLast4: shaped(/^\d{4}$/, reasons.last4),
  cardExpiryMonth: shaped(/^(0?[1-9]|1[0-2])$/, reasons.month),
  cardExpiryYear: shaped(/^(20)?\d{2}$/, reasons.year),
  cardFingerprint: identifier(255),
  cardCvcCheck: check,
  cardPostalCodeCheck: check,
  cardLine1Check: check,
  billingCountryCode: country,
  billingStateCode: matching(isState, reasons.state, {
    pattern: '^([A-Z]{2}-)?[A-Z0-9]{1,3}$',
    examples: ['CO', 'US-CO'],
  }),
  billingAddress: free(500),
  billingCity: free(200),
  billingPostalCode: free(20),
  billingName: free(200),
  billingPhone: shaped(/^\+[1-9]\d{6,14}$/, reasons.phoneE164),
  billingEmail: also(
    identifier(254),
    matching((value) => z.email().safeParse(value).success, reasons.email, { format: 'email' }),
  ),
  ipAddress: matching((value) => z.ipv4().safeParse(value).success, reasons.ipv4Address, { format: 'ipv4' }),
  userAgent: identifier(1000),
  timestamp: matching(
    (value) => value.length <= 40 && z.iso.datetime({ offset: true }).safeParse(value).success,
    reasons.dateTime,
    { format: 'date-time', maxLength: 40 },
  ),
  purpose: oneOf(words.PURPOSES),
  receiptUrl: also(
    identifier(2000),
    matching(isWebAddress, reasons.webAddress, { format: 'uri', pattern: '^https?://' }),
  ),
};

const amountRule = z
  .number()
  .min(0)
  .max(MAX_MONEY)
  .meta({ examples: [120, 59.9] });

/** The same checks as a schema of `/v1`. The currency decides how many decimals an amount may have. */
export const PAYMENT_EVENT_RULES = z.object({
  ...Object.fromEntries(Object.entries(RULES).map(([name, { schema }]) => [name, z.string().meta(schema).nullish()])),
  amount: amountRule.nullish(),
  currency: z
    .string()
    .meta({ pattern: '^[a-z]{3}$', examples: ['usd', 'eur'] })
    .nullish(),
  products: z
    .array(z.object({ name: z.string().max(200).regex(/\S/), price: amountRule }))
    .max(MAX_PRODUCTS)
    .nullish(),
});

const currencyRule = matching((code) => currencyDecimals(code.toLowerCase()) !== null, reasons.currency, {});

const REQUIRED: TextMember[] = ['eventSource', 'eventId', 'eventType', 'eventStatus'];

/**
 * All problems of all payment events; `loc` begins with the event's index. `reservationId`: the reservation of all
 * events, if the caller names one.
 */
export function checkPaymentEvents(inputs: PaymentEventInput[], reservationId: string | null): InputProblem[] {
  if (inputs.length < 1) return [{ loc: [], ...fault(reasons.noEvents, 'too_short') }];
  if (inputs.length > MAX_EVENTS) return [{ loc: [], ...fault(reasons.tooManyEvents(MAX_EVENTS), 'too_long') }];
  return inputs.flatMap((input, n) =>
    problemsOf(input, reservationId).map((problem) => ({ ...problem, loc: [String(n), ...problem.loc] })),
  );
}

function problemsOf(input: PaymentEventInput, reservationId: string | null): InputProblem[] {
  const required = reservationId === null ? ['reservationId' as const, ...REQUIRED] : REQUIRED;
  const missing = required
    .filter((name) => !input[name]?.trim())
    .map((name) => ({ loc: [name], ...fault(reasons.required, 'missing') }));
  const texts = (Object.keys(RULES) as TextMember[]).flatMap((name) => {
    const found = textFault(input[name], RULES[name]);
    return found ? [{ loc: [name], ...found }] : [];
  });
  return [...missing, ...texts, ...moneyProblems(input)];
}

/** Blank values count as missing. */
function textFault(value: string | null | undefined, rule: Rule): Fault | false {
  if (!value?.trim()) return false;
  if (value.includes('\u0000') || !value.isWellFormed()) return fault(reasons.invalidCharacter);
  return rule.faultOf(value);
}

function moneyProblems({ amount: money, products }: PaymentEventInput): InputProblem[] {
  const { amount, currency } = money ?? {};
  const onCurrency = textFault(currency, currencyRule);
  const onAmount = amountFault(amount, currency);
  const problems: InputProblem[] = [
    ...(onCurrency ? [{ loc: ['amount', 'currency'], ...onCurrency }] : []),
    ...(onAmount ? [{ loc: ['amount', 'amount'], ...onAmount }] : []),
  ];
  if (products && products.length > MAX_PRODUCTS)
    problems.push({ loc: ['products'], ...fault(reasons.tooManyProducts(MAX_PRODUCTS), 'too_long') });
  else problems.push(...(products ?? []).flatMap((product, n) => productProblems(product, currency, String(n))));
  return problems;
}

function productProblems(
  { name, price }: ProductInput,
  currency: string | null | undefined,
  place: string,
): InputProblem[] {
  const onName = name.trim() ? textFault(name, free(200)) : fault(reasons.required, 'missing');
  const onPrice = amountFault(price, currency);
  return [
    ...(onName ? [{ loc: ['products', place, 'name'], ...onName }] : []),
    ...(onPrice ? [{ loc: ['products', place, 'price'], ...onPrice }] : []),
  ];
}

function amountFault(amount: number | null | undefined, currency: string | null | undefined): Fault | false {
  if (amount === null || amount === undefined) return false;
  if (!Number.isFinite(amount)) return fault(reasons.number, 'float_type');
  if (amount < 0) return fault(reasons.atLeast(0), 'greater_than_equal');
  if (amount > MAX_MONEY) return fault(reasons.atMost(MAX_MONEY), 'less_than_equal');
  const decimals = (currency ? currencyDecimals(currency.toLowerCase()) : null) ?? MAX_DECIMALS;
  const tooFine = Number(amount.toFixed(decimals)) !== amount;
  return tooFine && fault(reasons.decimals, 'decimal_max_places');
}
