import { GraphQLJSON } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'A place at which a decision would come out otherwise today.' })
export class ReplayDifference {
  @Field(() => String, { description: 'Where in the outcome, such as `entries.blacklist.status`.' })
  path!: string;

  @RequiresRole('manager')
  @Field(() => GraphQLJSON, { nullable: true, description: 'What was decided then; null for nothing.' })
  stored!: unknown;

  @RequiresRole('manager')
  @Field(() => GraphQLJSON, { nullable: true, description: 'What the rules of today say; null for nothing.' })
  now!: unknown;
}

@ObjectType({ description: 'A stored decision, decided again on the same signals by the rules of today.' })
export class DecisionReplay {
  @Field(() => Boolean, { description: 'Whether the outcome is the same in every part.' })
  same!: boolean;

  @Field(() => String, { description: 'Version of the rules of today.' })
  policyVersion!: string;

  @Field(() => String, { description: 'Version of the rules that the decision was made by.' })
  storedPolicyVersion!: string;

  @Field(() => [ReplayDifference], { description: 'What comes out otherwise; empty when it is the same.' })
  differences!: ReplayDifference[];
}
