import { GraphQLJSON } from 'graphql-scalars';
import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { StoredDecision } from '../decision.entity.js';
import { replayDecision } from './replay-decision.js';

@ObjectType({ description: 'A place at which a decision would come out otherwise today.' })
class ReplayDifference {
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
class DecisionReplay {
  @Field(() => Boolean, { description: 'Whether the outcome is the same in every part.' })
  same!: boolean;

  @Field(() => String, { description: 'Version of the rules of today.' })
  policyVersion!: string;

  @Field(() => String, { description: 'Version of the rules that the decision was made by.' })
  storedPolicyVersion!: string;

  @Field(() => [ReplayDifference], { description: 'What comes out otherwise; empty when it is the same.' })
  differences!: ReplayDifference[];
}

@Resolver(() => StoredDecision)
export class ReplayResolver {
  @FieldResolver(() => DecisionReplay, {
    nullable: true,
    description: 'The decision made again on the stored signals, to tell whether rules have changed since.',
  })
  replayed(@Root() decision: StoredDecision) {
    return replayDecision(decision);
  }
}
