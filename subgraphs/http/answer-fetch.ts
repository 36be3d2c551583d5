import { SpanKind } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import type { Log } from '#kit/process/log.js';
import { withRequestId } from '#kit/process/request-id.js';
import { inSpan } from '#kit/process/trace/span.js';
import { prepareForCompiling } from '#kit/graph/compiled-query.js';
import { forViewer } from '#kit/graph/for-viewer.js';
import { shownFault } from '#kit/graph/shown-fault.js';
import type { OpenSubgraph } from '#kit/graph/subgraph.js';
import { SubgraphDocument } from '#kit/graph/subgraph-document.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { verifyViewer } from '#kit/viewer/viewer-token.js';
import type { Answer } from './listen.js';

/** Images of identity documents are the largest payload. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_DOCUMENTS = 1_000;
/** Documents that are repeated are compiled. */
const COMPILE_AFTER = 2;

const BODY = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

interface Served extends Pick<OpenSubgraph, 'contextOf' | 'accountsOf'> {
  name: string;
  schema: GraphQLSchema;
}

type Known = SubgraphDocument | GraphQLError;

/**
 * Handles requests from the gateway over HTTP. The bearer token identifies the viewer and must be signed with
 * `secret` for this subgraph (otherwise 401). Only Failures and request errors are returned to the caller; everything
 * else is reported as INTERNAL. The schema is changed in place (see `prepareForCompiling`).
 */
export function answerFetch(subgraph: Served, secret: string, log: Log) {
  const bytes = new TextEncoder().encode(secret);
  const documentOf = documentCache(subgraph.schema);
  return async (request: IncomingMessage): Promise<Answer> => {
    const viewer = viewerOf(request.headers.authorization, subgraph.name, bytes);
    if (!viewer) return refusal(401, 'UNAUTHENTICATED', 'Invalid service token.');
    const text = await textOf(request);
    if (text === null) return refusal(413, 'BAD_USER_INPUT', 'Request body too large.');
    const body = BODY.safeParse(jsonOf(text));
    if (!body.success) return refusal(400, 'BAD_USER_INPUT', 'The request body is not a valid GraphQL request.');
    const requestId = requestIdOf(request.headers['x-request-id']);
    const span = { name: `subgraph ${subgraph.name}`, kind: SpanKind.SERVER, parent: traceparentOf(request) } as const;
    const work = () =>
      inSpan(span, () =>
        forViewer(viewer, subgraph, () => run(subgraph, documentOf(body.data.query), body.data, viewer)),
      );
    const result = await withRequestId(requestId, work);
    return { status: 200, body: shown(result, (err) => log.error({ err, requestId }, 'request.fault')) };
  };
}

function viewerOf(header: string | undefined, audience: string, secret: Uint8Array): Viewer | null {
  if (!header?.startsWith('Bearer ')) return null;
  try {
    return verifyViewer(header.slice(7), audience, secret);
  } catch {
    return null;
  }
}

/** LRU cache of parsed and validated documents. */
function documentCache(schema: GraphQLSchema): (text: string) => Known {
  prepareForCompiling(schema);
  const known = new LRUCache<string, Known>({ max: MAX_DOCUMENTS, memoMethod: (text) => read(schema, text) });
  return (text) => known.memo(text);
}

function read(schema: GraphQLSchema, text: string): Known {
  try {
    return new SubgraphDocument(schema, text, undefined, COMPILE_AFTER);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

async function run({ contextOf }: Served, known: Known, body: z.infer<typeof BODY>, viewer: Viewer) {
  if (known instanceof GraphQLError) return { errors: [known] };
  return known.run(contextOf(viewer), body.variables ?? {}, body.operationName ?? undefined);
}

function shown({ data, errors }: ExecutionResult, report: (error: unknown) => void): object {
  if (!errors) return { data };
  const told = errors.map((error) => {
    const { path, originalError } = error;
    if (originalError instanceof Failure) return { message: error.message, path, extensions: originalError.extensions };
    const { message, code } = shownFault(error, data === undefined);
    if (code !== 'BAD_USER_INPUT') report(originalError ?? error);
    return { message, path, extensions: { code } };
  });
  return { data, errors: told };
}

function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Trusted because the token was verified above: this is the gateway's own span. */
function traceparentOf({ headers }: IncomingMessage): string | null {
  return typeof headers.traceparent === 'string' ? headers.traceparent : null;
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { errors: [{ message, extensions: { code } }] } };
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Ending the loop early would destroy the connection before the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
