import { randomUUID } from 'node:crypto';
import { type Graph, problemOf } from '#kit/graph/graph.js';
import { requestIdInForce } from '#kit/process/request-id.js';
import { BoundedCache } from './fetch/bounded-cache.js';
import { type PreparedOperation, prepareOperation } from '../plan/prepared-operation.js';
import type { Door, Supergraph } from './supergraph.js';

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

/** The graph as the service's own code asks it: the texts are few, so each is prepared once for each door. */
export function graphOf(supergraph: Supergraph): Graph {
  const [asService, asClient] = [prepared(supergraph.service), prepared(supergraph)];
  return async (text, variables, viewer) => {
    const execute = (viewer.kind === 'service' ? asService : asClient)(text);
    const requestId = viewer.requestId ?? requestIdInForce() ?? randomUUID();
    const { data, errors = [] } = await execute(variables, { viewer, requestId });
    return { data: (data as Record<string, unknown> | null | undefined) ?? null, errors: errors.map(problemOf) };
  };
}

function prepared({ schema, execute }: Door) {
  const known = new BoundedCache<string, PreparedOperation>(200);
  return (text: string) => {
    const operation = known.take(text, () => prepareOperation(schema, text));
    return (variables: Record<string, unknown>, context: object) => execute(operation, variables, context);
  };
}
