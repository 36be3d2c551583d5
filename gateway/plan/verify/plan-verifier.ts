import type { GatewayConfig } from '@apollo/gateway';
import { GraphQLError } from 'graphql';
import type { QueryPlan } from '../query-plan.js';
import { messages } from '../../messages.js';
import { planningRisks } from './planning-risks.js';
import { supergraphFacts } from './supergraph-facts.js';
import { planProblems } from './verify-plan.js';

type Resolved = Parameters<NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>>[0];

export interface PlanVerifier {
  /** Shapes of the supergraph for which the planner makes wrong plans; plans are verified only if there are any. */
  risks: string[];
  /** Whether a plan needs no verification or has passed it. */
  isVerified(plan: QueryPlan): boolean;
  /** Called before a plan is executed: throws a GraphQLError for the client if the plan would answer wrongly. */
  verify(resolved: Pick<Resolved, 'queryPlan' | 'requestContext'>): void;
}

/** Refuses operations that the query planner would answer with wrong data and without an error. */
export function planVerifier(supergraphSdl: string): PlanVerifier {
  const facts = supergraphFacts(supergraphSdl);
  const risks = planningRisks(facts);
  if (risks.length === 0) return { risks, isVerified: () => true, verify: () => {} };
  const verified = new WeakSet<QueryPlan>();
  return {
    risks,
    isVerified: (plan) => verified.has(plan),
    verify({ queryPlan, requestContext: { document, operation } }) {
      if (verified.has(queryPlan)) return;
      const problems = planProblems(queryPlan, document, operation, facts);
      if (problems.length > 0) {
        throw new GraphQLError(messages.planRefused(problems), { extensions: { code: 'BAD_INPUT' } });
      }
      verified.add(queryPlan);
    },
  };
}
