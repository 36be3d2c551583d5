import { Field, Float, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import type { DepositState } from './deposit.entity.js';

const DepositStateWord = enumOf('DepositState', 'How far a deposit or waiver is at the processor.', {
  opening: 'Its page is being opened.',
  waiting: 'The guest has a page to pay on.',
  held: 'The money is held, or the card was found good.',
  paid: 'The waiver was paid.',
  captured: 'Money that was held was taken.',
  released: 'What was held was let go.',
  expired: 'Nobody has paid on the page.',
});

const DepositKind = enumOf('DepositKind', 'What the guest chose.', {
  deposit: 'An amount that is held.',
  waiver: 'A fee that is paid, and nothing is held.',
});

@ObjectType({ description: 'A deposit or waiver at a processor of payments.' })
export class Deposit {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => DepositKind, { description: 'What it is.' })
  kind!: 'deposit' | 'waiver';

  @Field(() => String, { description: 'Who takes it, such as `stripe`.' })
  processor!: string;

  @Field(() => DepositStateWord, { description: 'How far it is.' })
  state!: DepositState;

  @Field(() => Float, { description: 'Amount in major units; 0: the card was only checked.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217, upper case.' })
  currency!: string;

  @Field(() => Float, { nullable: true, description: 'What of it was taken.' })
  captured!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When the guest first went to the page.' })
  createdAt!: Date;
}
