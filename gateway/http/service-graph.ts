import type { RequestHandler } from 'express';
import type { Graph } from '#kit/graph/graph.js';
import type { RequestContext } from '../supergraph/request-context.js';

/**
 * Runs an operation of the service's own processes, identified by their signed token, on the internal schema with fields
 * that clients cannot see.
 */
export function serviceGraph(graph: Graph): RequestHandler {
  return (request, response, next) => {
    const { viewer, requestId } = response.locals.requestContext as RequestContext;
    const { query, variables } = (request.body ?? {}) as { query?: unknown; variables?: Record<string, unknown> };
    const asked = graph(String(query), variables ?? {}, { ...viewer, requestId });
    asked.then(({ data, errors }) => {
      const told = errors.map(({ message, ...extensions }) => ({ message, extensions }));
      response.json({ data, ...(told.length > 0 && { errors: told }) });
    }, next);
  };
}
