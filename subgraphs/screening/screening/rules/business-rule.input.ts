import { Field, ID, InputType, Int } from 'type-graphql';
import { RuleActionKind } from './business-rule.type.js';

@InputType({ description: 'One thing that a rule does.' })
export class RuleActionInput {
  @Field(() => RuleActionKind, { description: 'What it does.' })
  kind!: RuleActionKind;

  @Field(() => String, { nullable: true, description: 'The screen to require; goes with `require_screen`.' })
  screen?: string | null;
}

@InputType({ description: 'A rule of the operator.' })
export class BusinessRuleInput {
  @Field(() => ID, { nullable: true, description: 'Changes the rule with this identifier instead of making one.' })
  id?: string | null;

  @Field(() => String, { description: 'Name, unique in the account; 1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'When it fires, such as `reservation.nights < 2 && guest.age < 25`.' })
  condition!: string;

  @Field(() => [RuleActionInput], { description: 'What it does; one to five things.' })
  actions!: RuleActionInput[];

  @Field(() => Int, { nullable: true, description: 'Place in the order; last when absent.' })
  position?: number | null;
}
