import { randomUUID } from 'node:crypto';
import { type Graph, problemOf } from '#kit/graph/graph.js';
import { requestIdInForce } from '#kit/process/request-id.js';
import { BoundedCache } from './fetch/bounded-cache.js';
import { type PreparedOperation, prepareOperation } from '../plan/prepared-operation.js';
import type { Supergraph } from './supergraph.js';

/** The graph for those who are opened before it stands: `stand` gives it to them. */
export function graphToCome() {
  let graph: Graph;
  return {
    graph: ((...asked) => graph(...asked)) as Graph,
    stand(supergraph: Supergraph): void {
      graph = graphOf(supergraph);
    },
  };
}

/** The graph as the service's own code asks it: the texts are few, so each is prepared once. */
export function graphOf({ schema, execute }: Supergraph): Graph {
  const known = new BoundedCache<string, PreparedOperation>(200);
  return async (text, variables, viewer) => {
    const operation = known.take(text, () => prepareOperation(schema, text));
    const requestId = viewer.requestId ?? requestIdInForce() ?? randomUUID();
    const { data, errors = [] } = await execute(operation, variables, { viewer, requestId });
    return { data: (data as Record<string, unknown> | null | undefined) ?? null, errors: errors.map(problemOf) };
  };
}
