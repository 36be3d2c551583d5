import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { StoredDecision } from '../decision.entity.js';
import { graphPath } from '../explained/explain-outcome.js';
import { replayDecision } from './replay-decision.js';

@ObjectType({ description: 'A difference between the stored decision and its replay.' })
class ReplayDifference {
  @Field(() => String, { description: 'Path in the outcome, such as `entries.creditCheck.status`.' })
  path!: string;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Stored value, as JSON unless it is a text; null if absent.' })
  stored!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Value under the current policy, in the same form.' })
  now!: string | null;
}

@ObjectType({ description: 'A stored decision repeated on the same inputs under the current policy.' })
class DecisionReplay {
  @Field(() => Boolean, { description: 'Whether the outcome is identical.' })
  same!: boolean;

  @Field(() => String, { description: 'Current policy version.' })
  policyVersion!: string;

  @Field(() => String, { description: 'Policy version of the stored decision.' })
  storedPolicyVersion!: string;

  @Field(() => [ReplayDifference], { description: 'Differences; empty if the outcome is identical.' })
  differences!: ReplayDifference[];
}

@Resolver(() => StoredDecision)
export class ReplayResolver {
  @FieldResolver(() => DecisionReplay, {
    nullable: true,
    description: 'The decision repeated on its stored inputs under the current policy.',
  })
  replayed(@Root() decision: StoredDecision): DecisionReplay {
    const replay = replayDecision(decision);
    const differences = replay.differences.map(({ path, stored, now }) => ({
      path: graphPath(path),
      stored: textOf(stored),
      now: textOf(now),
    }));
    return { ...replay, differences };
  }
}

const textOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);
