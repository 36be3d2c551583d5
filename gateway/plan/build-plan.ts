import type { ApolloGateway } from '@apollo/gateway';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { QueryPlan, Request } from './query-plan.js';

/** What the gateway holds once it is loaded; the version of the package is fixed. */
interface Loaded {
  queryPlanner: { buildQueryPlan(operation: unknown): QueryPlan };
  apiSchema: unknown;
  supergraphSchema: GraphQLSchema;
}

type Read = (schema: unknown, document: DocumentNode, options: { operationName?: string }) => unknown;

export interface Planning {
  /** With fields and types that clients cannot see, which plans refer to. */
  supergraphSchema: GraphQLSchema;
  /** Plans an operation, which takes milliseconds. Throws if there is no plan. */
  planOf(request: Request): QueryPlan;
}

/**
 * The query planner of a loaded gateway, so that an operation can be planned without the gateway executing it. `check`
 * is called for each new plan, and throws to refuse it.
 */
export async function planningOf(
  apollo: ApolloGateway,
  check: (plan: QueryPlan, request: Request) => void = () => {},
): Promise<Planning> {
  const { queryPlanner, apiSchema, supergraphSchema } = apollo as unknown as Loaded;
  const { operationFromDocument } = (await import('@apollo/federation-internals')) as { operationFromDocument: Read };
  return {
    supergraphSchema,
    planOf(request) {
      const { operationName } = request.request;
      const operation = operationFromDocument(apiSchema, request.document, { operationName });
      const plan = queryPlanner.buildQueryPlan(operation);
      check(plan, request);
      return plan;
    },
  };
}
