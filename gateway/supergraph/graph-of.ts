import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Graph, problemOf } from '#kit/graph/graph.js';
import { requestIdInForce } from '#kit/process/request-id.js';
import { type PreparedOperation, prepareOperation } from '../plan/prepared-operation.js';
import type { Door, Doors } from './supergraph.js';

/** The graph for those who are opened before it stands: `stand` gives it to them. */
export function graphToCome() {
  let graph: Graph;
  return {
    graph: ((...asked) => graph(...asked)) as Graph,
    stand(doors: Doors): void {
      graph = graphOf(doors);
    },
  };
}

/** The graph as the service's own code asks it: the texts are few, so each is prepared once for each door. */
export function graphOf({ clients, service }: Doors): Graph {
  const [asService, asClient] = [prepared(service), prepared(clients)];
  return async (text, variables, viewer) => {
    const execute = await (viewer.kind === 'service' ? asService : asClient)(text);
    const requestId = viewer.requestId ?? requestIdInForce() ?? randomUUID();
    const { data, errors = [] } = await execute(variables, { viewer, requestId });
    return { data: (data as Record<string, unknown> | null | undefined) ?? null, errors: errors.map(problemOf) };
  };
}

function prepared(door: () => Promise<Door>) {
  const known = new LRUCache<string, PreparedOperation, GraphQLSchema>({
    max: 200,
    memoMethod: (text, _stale, { context: schema }) => prepareOperation(schema, text),
  });
  return async (text: string) => {
    const { schema, execute } = await door();
    const operation = known.memo(text, { context: schema });
    return (variables: Record<string, unknown>, context: object) => execute(operation, variables, context);
  };
}
