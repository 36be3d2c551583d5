import { Field, Float, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

const text = (description: string) => Field(() => String, { nullable: true, description });
const money = (description: string) => Field(() => Float, { nullable: true, description });
const time = (description: string) => Field(() => GraphQLISODateTime, { description });

@ObjectType({ description: 'Money that was held, taken or given back.' })
export class PaymentMovement {
  @text('ISO 4217 code in lower case.')
  currency!: string | null;

  @money('Amount in major units.')
  amount!: number | null;

  @RequiresRole('manager')
  @text("Where the guest's receipt is.")
  receiptUrl!: string | null;

  @text('The card network.')
  cardBrand!: string | null;

  @time('When it happened.')
  timestamp!: Date;
}

@ObjectType({ description: 'An attempt at a payment that came to nothing.' })
export class PaymentFailure {
  @RequiresRole('manager')
  @Field(() => String, { description: "The processor's words, else what its code means." })
  message!: string;

  @time('When it happened.')
  timestamp!: Date;
}

@ObjectType({ description: 'What became of the security deposit, each list in the order in which it happened.' })
export class SecurityDepositRecord {
  @Field(() => [PaymentMovement], { description: 'Amounts that were held.' })
  successfulAuthorizations!: PaymentMovement[];

  @Field(() => [PaymentFailure], { description: 'Holds and charges that failed or were reversed.' })
  chargeFailures!: PaymentFailure[];

  @Field(() => [PaymentMovement], { description: 'Amounts that were given back.' })
  refunds!: PaymentMovement[];

  @Field(() => [PaymentMovement], { description: 'Amounts that were taken.' })
  depositCaptures!: PaymentMovement[];
}

@ObjectType({ description: 'Something that speaks against a payment.' })
export class PaymentProblem {
  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { description: 'What it means.' })
  description!: string;
}

@ObjectType({ description: 'What the payments say of the card and its holder.' })
export class PaymentValidation {
  @RequiresRole('manager')
  @text("Where the guest's last receipt is.")
  receiptUrl!: string | null;

  @RequiresRole('manager')
  @text('Name on the card that was used last.')
  nameOnCard!: string | null;

  @text('`credit`, `debit` or `prepaid`.')
  fundingType!: string | null;

  @text('The card network.')
  cardBrand!: string | null;

  @text('Where the card was issued, ISO 3166-1 alpha-2.')
  cardCountry!: string | null;

  @text('`success` or `failure`; none before an attempt was decided.')
  status!: string | null;

  @Field(() => [PaymentProblem], { description: 'What speaks against it.' })
  errors!: PaymentProblem[];
}

@ObjectType({ description: 'A waiver of damages that the guest has paid for.' })
export class DamageWaiverRecord {
  @Field(() => Float, { description: 'What was charged less what was given back.' })
  amount!: number;

  @text('ISO 4217 code in lower case.')
  currency!: string | null;

  @time('When it was charged last.')
  timestamp!: Date;

  @RequiresRole('manager')
  @text("Where the guest's receipt is.")
  receiptUrl!: string | null;
}

@ObjectType({ description: 'Something that was sold along.' })
export class SoldProduct {
  @Field(() => String, { description: 'What it is.' })
  name!: string;

  @Field(() => Float, { description: 'Its price.' })
  price!: number;
}

@ObjectType({ description: 'Extra services that the guest has paid for.' })
export class ExtraServicesRecord {
  @money('What was charged less what was given back; none where nothing was.')
  amount!: number | null;

  @text('ISO 4217 code in lower case.')
  currency!: string | null;

  @RequiresRole('manager')
  @text("Where the guest's receipt is.")
  receiptUrl!: string | null;

  @Field(() => [SoldProduct], { description: 'What was sold.' })
  products!: SoldProduct[];
}

@ObjectType({ description: 'What the payment events of a reservation come to.' })
export class ReservationPayments {
  @Field(() => SecurityDepositRecord, { description: 'The security deposit.' })
  securityDeposit!: SecurityDepositRecord;

  @Field(() => PaymentValidation, { description: 'The card and its holder.' })
  paymentValidation!: PaymentValidation;

  @Field(() => DamageWaiverRecord, { nullable: true, description: 'The waiver of damages; null where none was paid.' })
  damageWaiver!: DamageWaiverRecord | null;

  @Field(() => ExtraServicesRecord, { description: 'Extra services.' })
  extraServices!: ExtraServicesRecord;
}
