import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/** Descriptions of the members that `/v1` has in place of a `Money`. */
type Texts = Partial<Record<string, string>>;

const PAYMENT_CURRENCY = 'ISO 4217 currency code in lower case.';
const PAYMENT = { amount: 'Amount in major currency units.', currency: PAYMENT_CURRENCY };

const TEXTS: Record<string, Texts> = {
  'Reservation.totalPrice': {
    amount: 'Total price, in the currency of the reservation.',
    currency: 'ISO 4217 currency code.',
  },
  'Reservation.averageDailyRate': { amount: 'Total price per night.' },
  'ReservationInput.totalPrice': { amount: 'Total price. Defaults to 0.', currency: 'ISO 4217 currency code.' },
  'PaymentEventInput.amount': PAYMENT,
  'PaymentMovement.amount': PAYMENT,
  'DamageWaiverRecord.amount': { amount: 'Net amount: charges minus refunds.', currency: PAYMENT_CURRENCY },
  'ExtraServicesRecord.amount': {
    amount: 'Net amount, charges minus refunds; null if nothing was charged.',
    currency: PAYMENT_CURRENCY,
  },
  'SoldProduct.price': { amount: 'Price, in the currency of the event.' },
  'SegmentMetrics.totalRevenue': {
    amount: 'Revenue in `currency`, excluding amounts in other currencies.',
    currency: 'Most frequent currency of the stays (ISO 4217).',
  },
  'SegmentMetrics.avgBookingValue': { amount: 'Average revenue per stay in `currency`.' },
  'CurrencyRevenue.revenue': {
    amount: 'Total in major currency units.',
    currency: "Currency code (ISO 4217); null if none of the account's bookings has one.",
  },
};

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** The descriptions by the field of the graph that holds the money. */
export function moneyTexts(schema: GraphQLSchema): ReadonlyMap<unknown, Texts> {
  const entries = Object.entries(TEXTS).flatMap(([place, texts]): [Field, Texts][] => {
    const [typeName, name] = place.split('.') as [string, string];
    const type = schema.getType(typeName);
    const field = isObjectType(type) || isInputObjectType(type) ? type.getFields()[name] : undefined;
    return field ? [[field, texts]] : [];
  });
  return new Map(entries);
}
