import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
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

@ObjectType({ description: 'Result of recording a payment event.' })
export class RecordedPaymentEvent {
  @Field(() => PaymentEventSource, { description: 'Event source.' })
  eventSource!: string;

  @Field(() => String, { description: "Processor's event ID." })
  eventId!: string;

  @Field(() => ID, { description: 'ID of the reservation that the event belongs to.' })
  reservationId!: string;

  @Field(() => Boolean, { description: 'Whether the event was already recorded; a duplicate changes nothing.' })
  duplicate!: boolean;
}

@Directive('@key(fields: "id")')
@ObjectType('PaymentEvent', { description: 'Recorded payment event of a reservation.', implements: Node })
export class PaymentEventType {
  @Field(() => ID, { description: 'Event ID in this service.' })
  id!: string;

  @Field(() => PaymentEventSource, { description: 'Payment processor.' })
  eventSource!: string;

  @Field(() => String, { description: "Processor's event ID." })
  eventId!: string;

  @Field(() => PaymentEventKind, { description: 'Kind of event.' })
  eventType!: string;

  @Field(() => PaymentEventStatus, { description: 'Outcome.' })
  eventStatus!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which the event happened, according to the processor.' })
  occurredAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time at which the event was received.' })
  createdAt!: Date;

  @Field(() => PaymentPurpose, { description: 'What the payment is for.' })
  purpose!: string;

  @RequiresRole('manager')
  @text('Customer ID at the processor or in your system.')
  customerId!: string | null;

  @text('Status code from the processor or card network.')
  processorStatusCode!: string | null;

  @RequiresRole('manager')
  @text('Message from the processor.')
  processorMessage!: string | null;

  @Field(() => NetworkStatus, { nullable: true, description: "Card network's decision." })
  networkStatusCode!: string | null;

  @Field(() => ThreeDSecure, { nullable: true, description: 'Cardholder authentication result (3-D Secure).' })
  threeDSecure!: string | null;

  @text('Statement descriptor.')
  chargeDescriptor!: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Means of payment.' })
  paymentMethod!: string | null;

  @RequiresRole('manager')
  @text('Name on the card.')
  nameOnCard!: string | null;

  @Field(() => CardFunding, { nullable: true, description: 'Funding of the card.' })
  cardType!: string | null;

  @Field(() => CardProvider, { nullable: true, description: 'Card network.' })
  cardProvider!: string | null;

  @text('Issuing country, ISO 3166-1 alpha-2.')
  cardCountry!: string | null;

  @RequiresRole('manager')
  @text('Last 4 digits of the card number.')
  cardLast4!: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Security code check.' })
  cardCvcCheck!: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Postal code check.' })
  cardPostalCodeCheck!: string | null;

  @Field(() => CardCheck, { nullable: true, description: 'Street address check.' })
  cardLine1Check!: string | null;
}

/** `PaymentEventEdge` and `PaymentEventConnection`. */
export const PaymentEventConnection = connectionOf('PaymentEvent', () => PaymentEventType);
