import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { DepositState } from './deposit.entity.js';

const DepositStateWord = capitalEnumOf<DepositState>(
  'DepositState',
  'Status of a deposit or waiver at the payment processor.',
  {
    opening: 'The payment page is being created.',
    waiting: 'The guest can pay on the payment page.',
    held: 'The deposit is held, or the card check succeeded.',
    paid: 'The waiver is paid.',
    captured: 'The deposit was captured, in full or in part.',
    released: 'The deposit was released.',
    expired: 'The payment page expired without a payment.',
  },
);

const DepositKind = capitalEnumOf('DepositKind', 'Option that the guest chose.', {
  deposit: 'Deposit: an amount held on the card.',
  waiver: 'Waiver: a fee paid instead of a deposit.',
});

@Directive('@key(fields: "id")')
@ObjectType({ description: 'Deposit or waiver at a payment processor.', implements: Node })
export class Deposit {
  @Field(() => ID, { description: 'Deposit ID.' })
  id!: string;

  @Field(() => DepositKind, { description: 'Deposit or waiver.' })
  kind!: 'deposit' | 'waiver';

  @Field(() => String, { description: 'Payment processor, such as `stripe`.' })
  processor!: string;

  @Field(() => DepositStateWord, { description: 'Status.' })
  state!: DepositState;

  @Field(() => DateTimeScalar, { description: 'Time at which the guest first opened the payment page.' })
  createdAt!: Date;
}
