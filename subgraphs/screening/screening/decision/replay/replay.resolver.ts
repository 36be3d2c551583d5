import { FieldResolver, Resolver, Root } from 'type-graphql';
import { StoredDecision } from '../decision.entity.js';
import { replayDecision } from './replay-decision.js';
import { DecisionReplay } from './replay.type.js';

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
