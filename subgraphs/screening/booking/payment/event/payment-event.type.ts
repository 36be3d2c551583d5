import { Field, Float, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'Result of recording a payment event.' })
export class RecordedPaymentEvent {
  @Field(() => String, { description: 'Event source.' })
  eventSource!: string;

  @Field(() => String, { description: "Processor's event ID." })
  eventId!: string;

  @Field(() => ID, { description: 'ID of the reservation that the event belongs to.' })
  reservationId!: string;

  @Field(() => Boolean, { description: 'Whether the event was already recorded; a duplicate changes nothing.' })
  duplicate!: boolean;
}

@ObjectType('PaymentEvent', { description: 'Recorded payment event of a reservation.' })
export class PaymentEventType {
  @Field(() => ID, { description: 'Event ID in this service.' })
  id!: string;

  @Field(() => String, { description: '`processor_a`, `processor_b` or `other`.' })
  eventSource!: string;

  @Field(() => String, { description: "Processor's event ID." })
  eventId!: string;

  @Field(() => String, { description: '`authorization`, `charge`, `refund`, `dispute` or `chargeback`.' })
  eventType!: string;

  @Field(() => String, { description: '`info`, `warning`, `success` or `failure`.' })
  eventStatus!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the event happened, according to the processor.' })
  occurredAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the event was received.' })
  createdAt!: Date;

  @Field(() => Float, { nullable: true, description: 'Amount in major currency units.' })
  amount!: number | null;

  @text('ISO 4217 currency code in lower case.')
  currency!: string | null;

  @Field(() => String, { description: '`security_deposit`, `damage_waiver` or `extra_services`.' })
  purpose!: string;

  @RequiresRole('manager')
  @text('Customer ID at the processor or in your system.')
  customerId!: string | null;

  @text('Status code from the processor or card network.')
  processorStatusCode!: string | null;

  @RequiresRole('manager')
  @text('Message from the processor.')
  processorMessage!: string | null;

  @text("Card network's decision.")
  networkStatusCode!: string | null;

  @text('Cardholder authentication result (3-D Secure).')
  threeDSecure!: string | null;

  @text('Statement descriptor.')
  chargeDescriptor!: string | null;

  @text('`card` or `ach`.')
  paymentMethod!: string | null;

  @RequiresRole('manager')
  @text('Name on the card.')
  nameOnCard!: string | null;

  @text('`credit`, `debit` or `prepaid`.')
  cardType!: string | null;

  @text('Card network, such as `visa`.')
  cardProvider!: string | null;

  @text('Issuing country, ISO 3166-1 alpha-2.')
  cardCountry!: string | null;

  @RequiresRole('manager')
  @text('Last 4 digits of the card number.')
  cardLast4!: string | null;

  @text('Security code check: `pass`, `fail` or `unavailable`.')
  cardCvcCheck!: string | null;

  @text('Postal code check: `pass`, `fail` or `unavailable`.')
  cardPostalCodeCheck!: string | null;

  @text('Street address check: `pass`, `fail` or `unavailable`.')
  cardLine1Check!: string | null;
}
