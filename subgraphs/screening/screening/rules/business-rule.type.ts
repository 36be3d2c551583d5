import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';

export type RuleActionKind = 'flag' | 'approve' | 'decline' | 'notify' | 'require_screen';

export const RuleActionKind = capitalEnumOf<RuleActionKind>('RuleActionKind', 'Kind of action of a business rule.', {
  flag: 'Send a verified guest to manual review.',
  approve: 'Approve the guest, unless there is a manual decision.',
  decline: 'Decline the guest, unless there is a manual decision.',
  notify: 'Send the event `rule.notified`.',
  require_screen: 'Require a guest portal screen for the reservation.',
});

export type RuleStateName = 'draft' | 'shadow' | 'live';

export const RuleStateName = capitalEnumOf<RuleStateName>('RuleState', 'State of a business rule.', {
  draft: 'Does not run; can be back-tested.',
  shadow: 'Runs and is recorded with each decision, but has no effect.',
  live: 'Runs and takes effect.',
});

@ObjectType('RuleAction', { description: 'Action of a business rule.' })
export class RuleActionType {
  @Field(() => RuleActionKind, { description: 'Kind of action.' })
  kind!: RuleActionKind;

  @Field(() => String, { nullable: true, description: 'Screen to require.' })
  screen?: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType('BusinessRule', { description: 'Business rule, evaluated with each decision.', implements: Node })
export class BusinessRuleType {
  @Field(() => ID, { description: 'Rule ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that owns the rule.' })
  accountId!: string;

  @Field(() => String, {
    description: 'Name, unique in the account; listed in `business_rules` when the rule fires.',
  })
  name!: string;

  @Field(() => String, { description: 'Condition: a Common Expression Language (CEL) expression.' })
  condition!: string;

  @Field(() => [RuleActionType], { description: 'Actions to take when the condition is true.' })
  actions!: RuleActionType[];

  @Field(() => Int, { description: 'Position in the execution order, lowest first.' })
  position!: number;

  @Field(() => RuleStateName, { description: 'State of the rule.' })
  state!: string;

  @Field(() => Int, { description: 'Version, incremented when condition or actions change.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last change.' })
  updatedAt!: Date;
}
