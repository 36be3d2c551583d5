import { Field, ID, InputType, Int } from 'type-graphql';
import { RuleActionKind } from './business-rule.type.js';

@InputType({ description: 'Action of a business rule.' })
export class RuleActionInput {
  @Field(() => RuleActionKind, { description: 'Kind of action.' })
  kind!: RuleActionKind;

  @Field(() => String, { nullable: true, description: 'Screen to require; only with `REQUIRE_SCREEN`.' })
  screen?: string | null;
}

@InputType({ description: 'Business rule to save.' })
export class BusinessRuleInput {
  @Field(() => ID, { nullable: true, description: 'ID of the rule to update; omit to create one.' })
  id?: string | null;

  @Field(() => String, { description: 'Name, unique in the account; 1 to 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'Condition in CEL, up to 2,000 characters, such as `reservation.nights < 2 && guest.age < 25`.',
  })
  condition!: string;

  @Field(() => [RuleActionInput], { description: '1 to 5 actions.' })
  actions!: RuleActionInput[];

  @Field(() => Int, { nullable: true, description: 'Position in the execution order. Defaults to the end.' })
  position?: number | null;
}
