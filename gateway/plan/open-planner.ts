import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import type { QueryPlan, Request } from './query-plan.js';

/** What we use of the planner's packages; their versions are fixed. */
interface FederatedSchema {
  toGraphQLJSSchema(): GraphQLSchema;
}
interface BuiltSupergraph {
  schema: FederatedSchema;
  apiSchema(): FederatedSchema;
}
interface Internals {
  Supergraph: { build(supergraph: DocumentNode): BuiltSupergraph };
  operationFromDocument(schema: unknown, document: DocumentNode, options: { operationName?: string }): unknown;
}
interface Planners {
  QueryPlanner: new (supergraph: BuiltSupergraph) => { buildQueryPlan(operation: unknown): QueryPlan };
}

export interface Planning {
  /** What clients see. */
  schema: GraphQLSchema;
  /** With fields and types that clients cannot see, which plans refer to. */
  supergraphSchema: GraphQLSchema;
  /** Plans an operation, which takes milliseconds. Throws if there is no plan. */
  planOf(request: Request): QueryPlan;
}

/**
 * Apollo's query planner without its gateway, which needs 15 MB more for what we do not use. Without locations in the
 * SDL, the schemas take a quarter less. Rejects if the SDL is inconsistent. `check` is called for each new plan, and
 * throws to refuse it. Between its steps, each of up to 0.2 s, the process can do other work.
 */
export async function openPlanner(
  supergraphSdl: string,
  check: (plan: QueryPlan, request: Request) => void = () => {},
): Promise<Planning> {
  const { Supergraph, operationFromDocument } = (await import('@apollo/federation-internals')) as unknown as Internals;
  const { QueryPlanner } = (await import('@apollo/query-planner')) as unknown as Planners;
  await letOthersRun();
  const supergraph = Supergraph.build(parse(supergraphSdl, { noLocation: true }));
  await letOthersRun();
  const apiSchema = supergraph.apiSchema();
  await letOthersRun();
  const planner = new QueryPlanner(supergraph);
  await letOthersRun();
  const schema = apiSchema.toGraphQLJSSchema();
  await letOthersRun();
  return {
    schema,
    supergraphSchema: supergraph.schema.toGraphQLJSSchema(),
    planOf(request) {
      const { operationName } = request.request;
      const operation = operationFromDocument(apiSchema, request.document, { operationName });
      const plan = planner.buildQueryPlan(operation);
      check(plan, request);
      return plan;
    },
  };
}
