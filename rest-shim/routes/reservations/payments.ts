import { z } from 'zod';
import { currencyDecimals } from '#kit/currency-decimals.js';
import { plainMoney } from '#records/plain-money.js';
import { camelKeys } from '../../camel-keys.js';
import { type RouteInput, isOn, route } from '../../route.js';
import { moneyInput, moneyPlace } from './money-input.js';
import { named } from './named.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();

/** Only in lower case here; the graph takes both. */
const currency = z
  .string()
  .refine((code) => code.trim() === '' || currencyDecimals(code) !== null, messages.currencyLower)
  .nullish();

/** The members of a payment event and their types. The screening subgraph validates them further. */
const PaymentEvent = z.object({
  reservation_id: text,
  event_source: text,
  event_id: text,
  event_type: text,
  event_status: text,
  customer_id: text,
  processor_status_code: text,
  processor_message: text,
  network_status_code: text,
  three_d_secure: text,
  amount: z.number().nullish(),
  currency,
  charge_descriptor: text,
  name_on_card: text,
  payment_method: text,
  card_type: text,
  card_provider: text,
  card_country: text,
  card_iin: text,
  card_last4: text,
  card_expiry_month: text,
  card_expiry_year: text,
  card_fingerprint: text,
  card_cvc_check: text,
  card_postal_code_check: text,
  card_line1_check: text,
  billing_country_code: text,
  billing_address: text,
  billing_city: text,
  billing_postal_code: text,
  billing_name: text,
  billing_state_code: text,
  billing_phone: text,
  billing_email: text,
  ip_address: text,
  user_agent: text,
  timestamp: text,
  purpose: text,
  receipt_url: text,
  products: z.array(z.object({ name: z.string(), price: z.number() })).nullish(),
});

/** One event or an array of them. Problem paths in an array begin with the event's index. */
const PaymentEvents = z.unknown().transform((body, context) => {
  const many = Array.isArray(body);
  const read = z.array(PaymentEvent).safeParse(many ? body : [body], { reportInput: true });
  if (read.success) return { inputs: read.data, many };
  for (const issue of read.error.issues)
    context.issues.push({ ...issue, path: many ? issue.path : issue.path.slice(1) } as never);
  return z.NEVER;
});

const toldBody = z.union([PaymentEvent, z.array(PaymentEvent).min(1).max(100)]);

interface Recorded {
  event_source: string;
  event_id: string;
  duplicate: boolean;
}

/** Builds one record for one event, `results` for an array, with the source as sent. `duplicate` only if true. */
function recorded(data: Record<string, unknown>, { body: { many }, sent }: RouteInput) {
  const words = Array.isArray(sent) ? (sent as { event_source?: string }[]) : [];
  const results = (data.recordPaymentEvents as Recorded[]).map(({ duplicate, event_source, event_id }, n) => ({
    event_source: words[n]?.event_source ?? event_source,
    event_id,
    ...(duplicate && { duplicate }),
  }));
  if (!many)
    return results[0]!.duplicate ? { message: messages.paymentKnown, duplicate: true } : { message: 'Recorded.' };
  const known = results.filter(({ duplicate }) => duplicate).length;
  const message = messages.paymentsRecorded(results.length - known, known);
  return { message, results };
}

const RECORD = /* GraphQL */ `
  mutation RecordPaymentEvents($inputs: [PaymentEventInput!]!, $reservationId: ID, $pms: String, $usePmsId: Boolean!) {
    recordPaymentEvents(
      input: { paymentEvents: $inputs, reservationId: $reservationId, pms: $pms, usePmsId: $usePmsId }
    ) {
      paymentEvents {
        event_source: eventSource
        event_id: eventId
        duplicate
      }
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

/** Blank values count as missing. */
function withoutBlanks(event: object): object {
  const members = Object.entries(event).map(([name, value]) => [name, isBlank(value) ? null : (value as unknown)]);
  return Object.fromEntries(members) as object;
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

function recordOf({ params, query, body }: RouteInput) {
  const naming = { pms: query.pms ?? null, usePmsId: isOn(query.usepmsid) };
  const inputs = (body.inputs as object[]).map(withoutBlanks);
  return { inputs: (inputs as Record<string, unknown>[]).map(eventInput), reservationId: params.id ?? null, ...naming };
}

function eventInput({ amount, currency: code, ...event }: Record<string, unknown>): object {
  return { ...(camelKeys(event) as object), ...moneyInput('amount', amount, code) };
}

/** Names that can have company names as aliases. */
const aliased = { values: { event_source: 'event_source', card_provider: 'card_provider' } } as const;

/** The operation takes a list, so the index is removed from problems of a single event. */
function placeOf(loc: string[], { body: { many } }: RouteInput): string[] {
  const place = moneyPlace(loc.slice(1), 'amount', 'amount');
  return many ? [...loc.slice(0, 1), ...place] : place;
}

const unknown = { status: 404, code: 'reservation_not_found', text: messages.noSuchReservation };

const PAYMENTS = /* GraphQL */ `
  query Payments($id: ID!, $pms: String, $usePmsId: Boolean!) {
    reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
      payments {
        security_deposit: securityDeposit {
          successful_authorizations: successfulAuthorizations {
            ...Movement
          }
          charge_failures: chargeFailures {
            message
            timestamp
          }
          refunds {
            ...Movement
          }
          deposit_captures: depositCaptures {
            ...Movement
          }
        }
        payment_validation: paymentValidation {
          receipt_url: receiptUrl
          name_on_card: nameOnCard
          funding_type: fundingType
          card_brand: cardBrand
          card_country: cardCountry
          status
          errors {
            title
            description
          }
        }
        damage_waiver: damageWaiver {
          amount {
            amount
          }
          currency: amount {
            currency
          }
          timestamp
          receipt_url: receiptUrl
        }
        extra_services: extraServices {
          amount {
            amount
          }
          currency: amount {
            currency
          }
          receipt_url: receiptUrl
          products {
            name
            price {
              amount
            }
          }
        }
      }
    }
  }
  fragment Movement on PaymentMovement {
    currency: amount {
      currency
    }
    amount {
      amount
    }
    receipt_url: receiptUrl
    card_brand: cardBrand
    timestamp
  }
`;

interface PaymentsRow {
  security_deposit: Record<'successful_authorizations' | 'refunds' | 'deposit_captures', object[]>;
  damage_waiver: object | null;
  extra_services: { products: object[] };
}

function inLowerCase(record: { currency?: string | null }): void {
  if (record.currency) record.currency = record.currency.toLowerCase();
}

function paymentsRecord(row: PaymentsRow): PaymentsRow {
  const { security_deposit: deposit, damage_waiver: waiver, extra_services: extras } = row;
  const movements = [deposit.successful_authorizations, deposit.refunds, deposit.deposit_captures];
  for (const one of [...movements.flat(), waiver ?? {}, extras]) inLowerCase(plainMoney(one, ['amount', 'currency']));
  for (const product of extras.products) plainMoney(product, ['price']);
  return row;
}

export const paymentRoutes = [
  route({
    method: 'post',
    path: '/payments/events',
    summary: 'Record payment events for one or more reservations',
    body: PaymentEvents,
    toldBody,
    operation: RECORD,
    variables: recordOf,
    answer: recorded,
    placeOf,
    aliased,
    unknown,
  }),
  route({
    method: 'post',
    path: '/reservations/:id/payments',
    summary: 'Record payment events for one reservation',
    body: PaymentEvents,
    toldBody,
    operation: RECORD,
    variables: recordOf,
    answer: recorded,
    placeOf,
    aliased,
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id/payments',
    summary: 'Get the deposit, damage waiver, extra services and card of a reservation',
    operation: PAYMENTS,
    variables: named,
    answer: ({ reservation }) => reservation && paymentsRecord((reservation as { payments: PaymentsRow }).payments),
    unknown,
  }),
];
