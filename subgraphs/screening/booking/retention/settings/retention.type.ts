import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const days = (description: string) => Field(() => Int, { description });
const fewer = (description: string) =>
  Field(() => Int, { nullable: true, description: `${description} Minimum 1; maximum: the service-wide period.` });

@ObjectType({ description: 'Retention periods in days, by data class.' })
export class RetentionPeriods {
  @days("Guests' names, addresses and phone numbers, after check-out.")
  contactDays!: number;

  @days('Encrypted birth dates and IP addresses, after check-out.')
  identityDays!: number;

  @days('Message recipients and content, after the actual or scheduled send time.')
  messageDays!: number;

  @days('Payer data, after the payment event was recorded.')
  paymentDays!: number;

  @days('Note text, after it was written.')
  noteDays!: number;

  @days('Guest data in decisions, after the decision was made.')
  decisionDays!: number;

  @days('Callbacks, after they were requested.')
  callbackDays!: number;
}

@ObjectType('Retention', { description: 'Retention periods of an account in days, by data class.' })
export class RetentionType extends RetentionPeriods {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;

  @Field(() => RetentionPeriods, { description: 'The service-wide periods, which an account cannot exceed.' })
  longest!: RetentionPeriods;
}

@InputType({
  description:
    'Retention periods of an account, in days. Omitted fields keep their value; `null` restores the ' +
    'service-wide period.',
})
export class RetentionInput {
  @fewer('Contact details, after check-out.')
  contactDays?: number | null;

  @fewer('Encrypted data, after check-out.')
  identityDays?: number | null;

  @fewer('Messages.')
  messageDays?: number | null;

  @fewer('Payer data.')
  paymentDays?: number | null;

  @fewer('Notes.')
  noteDays?: number | null;

  @fewer('Decisions.')
  decisionDays?: number | null;

  @fewer('Callbacks.')
  callbackDays?: number | null;
}
