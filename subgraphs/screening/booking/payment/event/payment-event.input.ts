import { Field, Float, InputType } from 'type-graphql';
import { MoneyInput } from '#kit/graph/money.js';
import {
  CardCheck,
  CardFunding,
  CardProvider,
  NetworkStatus,
  PaymentEventKind,
  PaymentEventSource,
  PaymentEventStatus,
  PaymentMethod,
  PaymentPurpose,
  ThreeDSecure,
} from './payment-enums.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

@InputType({ description: 'Product or service sold with the stay.' })
export class ProductInput {
  @Field(() => String, { description: 'Product name.' })
  name!: string;

  @Field(() => Float, { description: 'Price, in the currency of the event.' })
  price!: number;
}

@InputType({ description: 'Payment event from a payment processor. Must never contain a full card number.' })
export class PaymentEventInput {
  @text('Reservation ID. Required unless `reservationId` of the mutation is set.')
  reservationId?: string | null;

  @Field(() => PaymentEventSource, { nullable: true, description: 'Payment processor. Required.' })
  eventSource?: string | null;

  @text("Processor's event ID. Duplicates are ignored. Required.")
  eventId?: string | null;

  @Field(() => PaymentEventKind, { nullable: true, description: 'Kind of event. Required.' })
  eventType?: string | null;

  @Field(() => PaymentEventStatus, { nullable: true, description: 'Outcome. Required.' })
  eventStatus?: string | null;

  @text('Customer ID at the processor or in your system.')
  customerId?: string | null;

  @text('Status code from the processor or card network.')
  processorStatusCode?: string | null;

  @text('Message from the processor. Encrypted at rest.')
  processorMessage?: string | null;

  @Field(() => NetworkStatus, { nullable: true, description: "Card network's decision." })
  networkStatusCode?: string | null;

  @Field(() => ThreeDSecure, { nullable: true, description: 'Cardholder authentication result (3-D Secure).' })
  threeDSecure?: string | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Amount held, charged or refunded.' })
  amount?: MoneyInput | null;

  @text('Statement descriptor.')
  chargeDescriptor?: string | null;

  @text('Name on the card. Encrypted at rest.')
  nameOnCard?: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Means of payment.' })
  paymentMethod?: string | null;

  @Field(() => CardFunding, { nullable: true, description: 'Funding of the card.' })
  cardType?: string | null;

  @Field(() => CardProvider, { nullable: true, description: 'Card network.' })
  cardProvider?: string | null;

  @text('Issuing country, ISO 3166-1 alpha-2.')
  cardCountry?: string | null;

  @text('First 6 to 8 digits of the card number.')
  cardIin?: string | null;

  @text('Last 4 digits of the card number.')
  cardLast4?: string | null;

  @text('`01` to `12`.')
  cardExpiryMonth?: string | null;

  @text('Expiry year, two or four digits.')
  cardExpiryYear?: string | null;

  @text("Processor's card fingerprint. Only a keyed digest is stored.")
  cardFingerprint?: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Security code check.' })
  cardCvcCheck?: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Postal code check.' })
  cardPostalCodeCheck?: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Street address check.' })
  cardLine1Check?: string | null;

  @text('ISO 3166-1 alpha-2.')
  billingCountryCode?: string | null;

  @text('State or region of the billing address: ISO 3166-2, with (`US-CO`) or without (`CO`) the ' + 'country.')
  billingStateCode?: string | null;

  @text('Street of the billing address. Encrypted at rest.')
  billingAddress?: string | null;

  @text('City of the billing address. Encrypted at rest.')
  billingCity?: string | null;

  @text('Postal code of the billing address. Encrypted at rest.')
  billingPostalCode?: string | null;

  @text('Name on the billing address. Encrypted at rest.')
  billingName?: string | null;

  @text('Phone number in E.164 format. Encrypted at rest.')
  billingPhone?: string | null;

  @text('Email address. Encrypted at rest.')
  billingEmail?: string | null;

  @text('IPv4 address used for the payment. Encrypted at rest.')
  ipAddress?: string | null;

  @text('User agent of the browser used for the payment. Encrypted at rest.')
  userAgent?: string | null;

  @text('Time of the event (ISO 8601 with time zone). Defaults to the time of receipt.')
  timestamp?: string | null;

  @Field(() => PaymentPurpose, {
    nullable: true,
    description: 'What the payment is for. Defaults to the security deposit.',
  })
  purpose?: string | null;

  @text("URL of the guest's receipt. Encrypted at rest.")
  receiptUrl?: string | null;

  @Field(() => [ProductInput], { nullable: true, description: 'Products sold, for `extra_services`; up to 50.' })
  products?: ProductInput[] | null;
}
