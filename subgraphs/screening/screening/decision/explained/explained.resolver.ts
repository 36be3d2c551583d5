import { FieldResolver, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { StoredDecision } from '../decision.entity.js';
import { explainOutcome } from './explain-outcome.js';
import { explainSignals } from './explain-signals.js';
import { DecisionOutcome, FiredRuleType } from './outcome.type.js';
import { DecisionSignals } from './signals.type.js';

@Resolver(() => StoredDecision)
export class ExplainedResolver {
  @RequiresRole('manager')
  @FieldResolver(() => DecisionSignals, { description: 'Inputs of the decision, without personal data.' })
  signals(@Root() { signals }: StoredDecision): DecisionSignals {
    return explainSignals(signals);
  }

  @FieldResolver(() => DecisionOutcome, {
    description: 'Result: entries, contributing factors and what would change the decision.',
  })
  outcome(@Root() { outcome }: StoredDecision): DecisionOutcome {
    return explainOutcome(outcome);
  }

  @FieldResolver(() => [FiredRuleType], {
    description: 'Business rules that fired, including shadow rules, in order.',
  })
  rules(@Root() { rules }: StoredDecision) {
    return rules;
  }
}
