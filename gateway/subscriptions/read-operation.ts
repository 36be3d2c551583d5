import type { IncomingMessage } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { countOperations, parseOptions, queryShapeRule, refuseCostly } from '../http/guards.js';
import { refusedDocument } from '../http/take-documents.js';
import { type Counted, type Limited, type RateLimits, rateLimitText } from '../limits/rate-limits.js';
import { refuseUnplain } from '../plan/plain-text.js';
import type { Supergraph } from '../supergraph/supergraph.js';

export interface OperationParts {
  supergraph: Supergraph;
  limits: RateLimits;
}

/** The sender of a message over an open socket. */
export interface Sender {
  request: IncomingMessage;
  viewer: Limited;
}

const RULES = [...specifiedRules, queryShapeRule()];

/** Reads one operation from a socket, with the same limits and checks as over HTTP. Returns the errors if refused. */
export async function readOperation(
  { supergraph: { schema, shownMessage, documents }, limits }: OperationParts,
  { request, viewer }: Sender,
  payload: SubscribePayload,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const refused = refusal(limits.takeAddress(request)) ?? refusal(await limits.takeKey(viewer), viewer);
  if (refused) return [refused];
  const variables = payload.variables ?? {};
  const read = documents.read(payload, viewer);
  if ('refused' in read) return [refusedDocument(read.refused)];
  try {
    const document = parse(read.text ?? '', parseOptions);
    const errors = validate(schema, document, RULES);
    if (errors.length > 0)
      return errors.map(({ message, nodes }) => new GraphQLError(shownMessage(message, viewer), { nodes }));
    const { operationName } = payload;
    refuseCostly({ schema, document, variables, operationName });
    const more = await takeMore(limits, viewer, document, operationName);
    const unfit = more ?? refuseUnplain(document, variables);
    return unfit ? [unfit] : { schema, document, operationName, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

async function takeMore(
  limits: RateLimits,
  viewer: Limited,
  document: DocumentNode,
  operationName: string | null | undefined,
): Promise<GraphQLError | null> {
  const operation = getOperationAST(document, operationName);
  const more = operation ? countOperations(document, operation) - 1 : 0;
  return more > 0 ? refusal(await limits.takeKey(viewer, more), viewer) : null;
}

/** Sockets have no `Retry-After` header: the seconds to wait are in `extensions.retryAfter`. */
function refusal(counted: Counted, viewer?: Limited): GraphQLError | null {
  if (counted.allowed) return null;
  const whose = viewer?.kind === 'user' ? 'per session' : undefined;
  return new GraphQLError(rateLimitText(counted, whose), {
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: counted.resetSeconds },
  });
}
