import type { RequestHandler } from 'express';
import type { Graph } from '#kit/graph/graph.js';
import type { RequestContext } from '../supergraph/request-context.js';

/**
 * Runs an operation of the service's own processes, identified by their signed token, on the internal schema with fields
 * that clients cannot see.
 */
export function serviceGraph(graph: Graph): RequestHandler {
  return async (request, response) => {
    const { viewer, requestId } = response.locals.requestContext as RequestContext;
    const { query, variables } = (request.body ?? {}) as { query?: unknown; variables?: Record<string, unknown> };
    const { data, errors } = await graph(String(query), variables ?? {}, { ...viewer, requestId });
    const shown = errors.map(({ message, ...extensions }) => ({ message, extensions }));
    response.json({ data, ...(shown.length > 0 && { errors: shown }) });
  };
}
