import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RuleActionKind {
  flag = 'flag',
  approve = 'approve',
  decline = 'decline',
  notify = 'notify',
  require_screen = 'require_screen',
}

registerEnumType(RuleActionKind, {
  name: 'RuleActionKind',
  description: 'What a rule does when it fires.',
  valuesConfig: {
    flag: { description: 'A verified guest goes to review.' },
    approve: { description: 'Approves for the operator, unless the operator has decided by hand.' },
    decline: { description: 'Declines for the operator, unless the operator has decided by hand.' },
    notify: { description: 'Announces the event `rule.notified`.' },
    require_screen: { description: 'Requires a screen of the guest portal for the reservation.' },
  },
});

export enum RuleStateName {
  draft = 'draft',
  shadow = 'shadow',
  live = 'live',
}

registerEnumType(RuleStateName, {
  name: 'RuleState',
  description: 'How far a rule is in force.',
  valuesConfig: {
    draft: { description: 'Not run; it can be back-tested.' },
    shadow: { description: 'Run and recorded with each decision, without effect.' },
    live: { description: 'Run with effect.' },
  },
});

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
