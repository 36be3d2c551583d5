import { Field, Float, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'What has become of a payment event that was sent in.' })
export class RecordedPaymentEvent {
  @Field(() => String, { description: 'Where it came from.' })
  eventSource!: string;

  @Field(() => String, { description: "The processor's identifier of the event." })
  eventId!: string;

  @Field(() => ID, { description: 'The reservation it was sent for.' })
  reservationId!: string;

  @Field(() => Boolean, { description: 'It was known already and has changed nothing.' })
  duplicate!: boolean;
}

@ObjectType('PaymentEvent', { description: 'What a payment processor has told of a reservation.' })
export class PaymentEventType {
  @Field(() => ID, { description: 'Identifier of the event here.' })
  id!: string;

  @Field(() => String, { description: '`processor_a`, `processor_b` or `other`.' })
  eventSource!: string;

  @Field(() => String, { description: "The processor's identifier of the event." })
  eventId!: string;

  @Field(() => String, { description: '`authorization`, `charge`, `refund`, `dispute` or `chargeback`.' })
  eventType!: string;

  @Field(() => String, { description: '`info`, `warning`, `success` or `failure`.' })
  eventStatus!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened, as the processor says.' })
  occurredAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was received.' })
  createdAt!: Date;

  @Field(() => Float, { nullable: true, description: 'Amount in major units of the currency.' })
  amount!: number | null;

  @text('ISO 4217 code in lower case.')
  currency!: string | null;

  @Field(() => String, { description: '`security_deposit`, `damage_waiver` or `extra_services`.' })
  purpose!: string;

  @RequiresRole('manager')
  @text("The customer's identifier at the processor or in the own system.")
  customerId!: string | null;

  @text("The processor's or network's code.")
  processorStatusCode!: string | null;

  @RequiresRole('manager')
  @text("The processor's words.")
  processorMessage!: string | null;

  @text('What the card network decided.')
  networkStatusCode!: string | null;

  @text('How the card holder was authenticated.')
  threeDSecure!: string | null;

  @text("What stands on the card's statement.")
  chargeDescriptor!: string | null;

  @text('`card` or `ach`.')
  paymentMethod!: string | null;

  @RequiresRole('manager')
  @text('Name on the card.')
  nameOnCard!: string | null;

  @text('`credit`, `debit` or `prepaid`.')
  cardType!: string | null;

  @text('The network, such as `visa`.')
  cardProvider!: string | null;

  @text('Where the card was issued, ISO 3166-1 alpha-2.')
  cardCountry!: string | null;

  @RequiresRole('manager')
  @text('The last 4 digits.')
  cardLast4!: string | null;

  @text('Whether the security code was right: `pass`, `fail` or `unavailable`.')
  cardCvcCheck!: string | null;

  @text('Whether the postal code was right: `pass`, `fail` or `unavailable`.')
  cardPostalCodeCheck!: string | null;

  @text('Whether the street was right: `pass`, `fail` or `unavailable`.')
  cardLine1Check!: string | null;
}
