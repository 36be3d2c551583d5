import { Field, Float, InputType } from 'type-graphql';

const text = (description: string) => Field(() => String, { nullable: true, description });

@InputType({ description: 'Something that was sold along.' })
export class ProductInput {
  @Field(() => String, { description: 'What it is.' })
  name!: string;

  @Field(() => Float, { description: 'Its price, in the currency of the event.' })
  price!: number;
}

@InputType({ description: 'What a payment processor tells of a reservation. Never a whole card number.' })
export class PaymentEventInput {
  @text('Identifier of the reservation. Required, unless the mutation names one for all.')
  reservationId?: string | null;

  @text('`processor_a`, `processor_b` or `other`. Required.')
  eventSource?: string | null;

  @text("The processor's own identifier of the event; the same one counts once. Required.")
  eventId?: string | null;

  @text('`authorization`, `charge`, `refund`, `dispute` or `chargeback`. Required.')
  eventType?: string | null;

  @text('`info`, `warning`, `success` or `failure`. Required.')
  eventStatus?: string | null;

  @text("The customer's identifier at the processor or in the own system.")
  customerId?: string | null;

  @text("The processor's or network's code.")
  processorStatusCode?: string | null;

  @text("The processor's words. Sealed at rest.")
  processorMessage?: string | null;

  @text('`approved_by_network`, `declined_by_network`, `not_sent_to_network` or `reversed_after_approval`.')
  networkStatusCode?: string | null;

  @text('`attempt_acknowledged`, `authenticated`, `exempted`, `failed`, `not_supported` or `processing_error`.')
  threeDSecure?: string | null;

  @Field(() => Float, { nullable: true, description: 'Amount in major units of the currency.' })
  amount?: number | null;

  @text('ISO 4217 code in lower case.')
  currency?: string | null;

  @text("What stands on the card's statement.")
  chargeDescriptor?: string | null;

  @text('Name on the card. Sealed at rest.')
  nameOnCard?: string | null;

  @text('`card` or `ach`.')
  paymentMethod?: string | null;

  @text('`credit`, `debit` or `prepaid`.')
  cardType?: string | null;

  @text('The network, such as `visa`; else `other`.')
  cardProvider?: string | null;

  @text('Where the card was issued, ISO 3166-1 alpha-2.')
  cardCountry?: string | null;

  @text('The first 6 to 8 digits.')
  cardIin?: string | null;

  @text('The last 4 digits.')
  cardLast4?: string | null;

  @text('`01` to `12`.')
  cardExpiryMonth?: string | null;

  @text('In two or four digits.')
  cardExpiryYear?: string | null;

  @text("The processor's fingerprint of the card. Only a keyed digest is kept.")
  cardFingerprint?: string | null;

  @text('Of the security code: `pass`, `fail` or `unavailable`.')
  cardCvcCheck?: string | null;

  @text('Of the postal code: `pass`, `fail` or `unavailable`.')
  cardPostalCodeCheck?: string | null;

  @text('Of the street: `pass`, `fail` or `unavailable`.')
  cardLine1Check?: string | null;

  @text('ISO 3166-1 alpha-2.')
  billingCountryCode?: string | null;

  @text('ISO 3166-2, whole (`US-CO`) or without the country (`CO`).')
  billingStateCode?: string | null;

  @text('Street of the billing address. Sealed at rest.')
  billingAddress?: string | null;

  @text('City of the billing address. Sealed at rest.')
  billingCity?: string | null;

  @text('Postal code of the billing address. Sealed at rest.')
  billingPostalCode?: string | null;

  @text('Name of the billing address. Sealed at rest.')
  billingName?: string | null;

  @text('E.164. Sealed at rest.')
  billingPhone?: string | null;

  @text('E-mail address. Sealed at rest.')
  billingEmail?: string | null;

  @text('IPv4 address that the payment came from. Sealed at rest.')
  ipAddress?: string | null;

  @text('The browser that the payment came from. Sealed at rest.')
  userAgent?: string | null;

  @text('When it happened: ISO 8601 with zone; when it is received, unless given.')
  timestamp?: string | null;

  @text('`security_deposit` (unless given), `damage_waiver` or `extra_services`.')
  purpose?: string | null;

  @text("Where the guest's receipt is. Sealed at rest.")
  receiptUrl?: string | null;

  @Field(() => [ProductInput], { nullable: true, description: 'What was sold, with `extra_services`; at most 50.' })
  products?: ProductInput[] | null;
}
