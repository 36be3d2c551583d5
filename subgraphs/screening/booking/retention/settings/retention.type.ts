import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const days = (description: string) => Field(() => Int, { description });
const fewer = (description: string) =>
  Field(() => Int, { nullable: true, description: `${description} At least 1 and no more than the service keeps it.` });

@ObjectType('Retention', { description: 'How many days an account keeps data of each class.' })
export class RetentionType {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @days('Names, addresses and numbers of guests, after check-out.')
  contactDays!: number;

  @days('Sealed birth dates and IP addresses, after check-out.')
  identityDays!: number;

  @days('Recipients and words of messages, after they were sent or should have been.')
  messageDays!: number;

  @days('Who paid, after the event was recorded.')
  paymentDays!: number;

  @days('Text of notes, after it was written.')
  noteDays!: number;

  @days('What decisions hold of the guest, after they were made.')
  decisionDays!: number;

  @days('Callbacks, after they were asked for.')
  callbackDays!: number;
}

@InputType({
  description: 'Stricter clocks of an account. Absent leaves one as it is, `null` gives it back to the service.',
})
export class RetentionInput {
  @fewer('Contact data, after check-out.')
  contactDays?: number | null;

  @fewer('Sealed data, after check-out.')
  identityDays?: number | null;

  @fewer('Messages.')
  messageDays?: number | null;

  @fewer('Who paid.')
  paymentDays?: number | null;

  @fewer('Notes.')
  noteDays?: number | null;

  @fewer('Decisions.')
  decisionDays?: number | null;

  @fewer('Callbacks.')
  callbackDays?: number | null;
}
