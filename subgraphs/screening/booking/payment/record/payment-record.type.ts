import { Field, ObjectType } from 'type-graphql';
import { Money } from '#kit/graph/money.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { CardFunding, PaymentValidationStatus } from '../event/payment-enums.js';

const text = (description: string) => Field(() => String, { nullable: true, description });
const money = (description: string) => Field(() => Money, { nullable: true, description });
const time = (description: string) => Field(() => DateTimeScalar, { description });

@ObjectType({ description: 'Amount held, charged or refunded.' })
export class PaymentMovement {
  @money('Amount; null if the event has none.')
  amount!: Money | null;

  @RequiresRole('manager')
  @text("URL of the guest's receipt.")
  receiptUrl!: string | null;

  @text('Card network.')
  cardBrand!: string | null;

  @time('Time of the event.')
  timestamp!: Date;
}

@ObjectType({ description: 'Failed payment attempt.' })
export class PaymentFailure {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Message from the processor, or the meaning of its status code.' })
  message!: string;

  @time('Time of the event.')
  timestamp!: Date;
}

@ObjectType({ description: 'History of the security deposit. Each list is in chronological order.' })
export class SecurityDepositRecord {
  @Field(() => [PaymentMovement], { description: 'Authorized (held) amounts.' })
  successfulAuthorizations!: PaymentMovement[];

  @Field(() => [PaymentFailure], { description: 'Authorizations and charges that failed or were reversed.' })
  chargeFailures!: PaymentFailure[];

  @Field(() => [PaymentMovement], { description: 'Refunded amounts.' })
  refunds!: PaymentMovement[];

  @Field(() => [PaymentMovement], { description: 'Captured amounts.' })
  depositCaptures!: PaymentMovement[];
}

@ObjectType({ description: 'Problem found with a payment.' })
export class PaymentProblem {
  @Field(() => String, { description: 'Title of the problem.' })
  title!: string;

  @Field(() => String, { description: 'Explanation of the problem.' })
  description!: string;
}

@ObjectType({ description: 'Validation of the card and its holder.' })
export class PaymentValidation {
  @RequiresRole('manager')
  @text("URL of the guest's latest receipt.")
  receiptUrl!: string | null;

  @RequiresRole('manager')
  @text('Name on the most recently used card.')
  nameOnCard!: string | null;

  @Field(() => CardFunding, { nullable: true, description: 'Funding of the card.' })
  fundingType!: string | null;

  @text('Card network.')
  cardBrand!: string | null;

  @text('Issuing country, ISO 3166-1 alpha-2.')
  cardCountry!: string | null;

  @Field(() => PaymentValidationStatus, {
    nullable: true,
    description: 'Result; null until a payment attempt has a result.',
  })
  status!: string | null;

  @Field(() => [PaymentProblem], { description: 'Problems found.' })
  errors!: PaymentProblem[];
}

@ObjectType({ description: 'Damage waiver paid by the guest.' })
export class DamageWaiverRecord {
  @Field(() => Money, { description: 'Net amount: charges minus refunds.' })
  amount!: Money;

  @time('Time of the last charge.')
  timestamp!: Date;

  @RequiresRole('manager')
  @text("URL of the guest's receipt.")
  receiptUrl!: string | null;
}

@ObjectType({ description: 'Product or service sold with the stay.' })
export class SoldProduct {
  @Field(() => String, { description: 'Product name.' })
  name!: string;

  @Field(() => Money, { description: 'Price.' })
  price!: Money;
}

@ObjectType({ description: 'Extra services paid by the guest.' })
export class ExtraServicesRecord {
  @money('Net amount, charges minus refunds; null if nothing was charged.')
  amount!: Money | null;

  @RequiresRole('manager')
  @text("URL of the guest's receipt.")
  receiptUrl!: string | null;

  @Field(() => [SoldProduct], { description: 'Products sold.' })
  products!: SoldProduct[];
}

@ObjectType({ description: 'Payment summary of a reservation, derived from its payment events.' })
export class ReservationPayments {
  @Field(() => SecurityDepositRecord, { description: 'Security deposit.' })
  securityDeposit!: SecurityDepositRecord;

  @Field(() => PaymentValidation, { description: 'Card validation.' })
  paymentValidation!: PaymentValidation;

  @Field(() => DamageWaiverRecord, { nullable: true, description: 'Damage waiver; null if none was paid.' })
  damageWaiver!: DamageWaiverRecord | null;

  @Field(() => ExtraServicesRecord, { description: 'Extra services.' })
  extraServices!: ExtraServicesRecord;
}
