import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';

export const RuleActionKind = enumOf('RuleActionKind', 'What a rule does when it fires.', {
  flag: 'A verified guest goes to review.',
  approve: 'Approves for the operator, unless the operator has decided by hand.',
  decline: 'Declines for the operator, unless the operator has decided by hand.',
  notify: 'Announces the event `rule.notified`.',
  require_screen: 'Requires a screen of the guest portal for the reservation.',
});

export type RuleActionKind = keyof typeof RuleActionKind;

export const RuleStateName = enumOf('RuleState', 'How far a rule is in force.', {
  draft: 'Not run; it can be back-tested.',
  shadow: 'Run and recorded with each decision, without effect.',
  live: 'Run with effect.',
});

export type RuleStateName = keyof typeof RuleStateName;

@ObjectType('RuleAction', { description: 'One thing that a rule does.' })
export class RuleActionType {
  @Field(() => RuleActionKind, { description: 'What it does.' })
  kind!: RuleActionKind;

  @Field(() => String, { nullable: true, description: 'The screen that it requires.' })
  screen?: string | null;
}

@ObjectType('BusinessRule', { description: 'A rule of the operator over what is known when a decision is made.' })
export class BusinessRuleType {
  @Field(() => ID, { description: 'Identifier of the rule.' })
  id!: string;

  @Field(() => ID, { description: 'The account that the rule belongs to.' })
  accountId!: string;

  @Field(() => String, {
    description: 'Name, unique in the account; it stands in `business_rules` when the rule fires.',
  })
  name!: string;

  @Field(() => String, { description: 'When it fires: an expression of the Common Expression Language.' })
  condition!: string;

  @Field(() => [RuleActionType], { description: 'What it does.' })
  actions!: RuleActionType[];

  @Field(() => Int, { description: 'Rules run from the lowest position to the highest.' })
  position!: number;

  @Field(() => RuleStateName, { description: 'How far it is in force.' })
  state!: string;

  @Field(() => Int, { description: 'Counts the changes of condition and actions.' })
  version!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt!: Date;
}
