import { randomUUID } from 'node:crypto';
import { type Graph, answerOf } from '#kit/graph/graph.js';
import { requestIdInForce } from '#kit/process/request-id.js';
import { prepareOnce } from '../plan/prepared-operation.js';
import type { Door, Doors } from './supergraph.js';

/** A graph for code that is opened before the graph exists; `stand` provides it later. */
export function graphToCome() {
  let graph: Graph;
  return {
    graph: ((...asked) => graph(...asked)) as Graph,
    stand(doors: Doors): void {
      graph = graphOf(doors);
    },
  };
}

/** The graph for the service's own code. Its queries are few, so each is prepared once per schema. */
export function graphOf({ clients, service, alone }: Doors): Graph {
  const ofOne = new Map<string, Door | null>();
  const aloneOnce = (text: string): Door | null => {
    if (!ofOne.has(text)) ofOne.set(text, alone(text));
    return ofOne.get(text)!;
  };
  const [asService, asClient] = [prepared((text) => aloneOnce(text) ?? service()), prepared(clients)];
  return async (text, variables, viewer) => {
    const execute = await (viewer.kind === 'service' ? asService : asClient)(text);
    const requestId = viewer.requestId ?? requestIdInForce() ?? randomUUID();
    const { data, errors = [] } = await execute(variables, { viewer, requestId });
    return answerOf((data as Record<string, unknown> | null | undefined) ?? null, errors);
  };
}

function prepared(door: (text: string) => Door | Promise<Door>) {
  return async (text: string) => {
    const { schema, execute } = await door(text);
    const operation = prepareOnce(schema, text);
    return (variables: Record<string, unknown>, context: object) => execute(operation, variables, context);
  };
}
