import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, Response } from 'express';
import type { InputProblem } from '#kit/failure.js';
import type { RequestContext } from '../supergraph/request-context.js';

const PLAIN_JSON = 'application/json';
const TYPES = [PLAIN_JSON, 'application/graphql-response+json'];

/** Whether a path, with or without its query, is the graph's: its errors have the form of GraphQL. */
export const isGraphPath = (path: string): boolean => /^\/graphql(?:[/?]|$)/i.test(path);

/** The media type of an answer of the graph, by `Accept`, as Apollo Server chooses it. */
export const graphType = (request: Request): string => request.accepts(TYPES) || PLAIN_JSON;

/** Whether the caller takes plain JSON, where errors of the document itself have the status 200. */
export const takesPlainJson = (request: Request): boolean => graphType(request) === PLAIN_JSON;

/** An error of the whole request. */
export interface GraphRefusal {
  message: string;
  /** In capitals, as in all errors of the graph. */
  code: string;
  requestId: string;
  details?: readonly InputProblem[] | undefined;
  /** Seconds to wait. */
  retryAfter?: string | number | undefined;
}

/** The body of an answer without data (GraphQL specification, section 7.1). */
export function graphErrors({ message, code, requestId, details, retryAfter }: GraphRefusal) {
  const seconds = Number(retryAfter);
  const waits = retryAfter !== undefined && Number.isFinite(seconds);
  const extensions = { code, requestId, ...(details && { details }), ...(waits && { retryAfter: seconds }) };
  return { errors: [{ message, extensions }] };
}

/** Refuses a request to the graph in the form that GraphQL clients read. */
export function refuseGraph(response: Response, status: number, refusal: GraphRefusal): void {
  const body = JSON.stringify(graphErrors({ ...refusal, retryAfter: response.get('Retry-After') }));
  response
    .status(status)
    .set('Content-Type', `${graphType(response.req)}; charset=utf-8`)
    .end(body);
}

/** Codes of errors in the document or its variables. */
const OF_DOCUMENTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_COSTLY',
]);

/**
 * Answers errors of the document with 200 where the caller accepts plain JSON only: it could not tell another status
 * from that of a proxy (GraphQL over HTTP, section 6.4.1). With `application/graphql-response+json` it stays 400.
 */
export function answerPlainJson(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response: { http, body }, contextValue }) => {
        if (http.status !== 400 || !contextValue.takesPlainJson || body.kind !== 'single') return;
        const { errors = [] } = body.singleResult;
        if (errors.every(({ extensions }) => OF_DOCUMENTS.has(String(extensions?.code)))) http.status = 200;
      },
    }),
  };
}
