import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { withoutValues } from './without-values.js';
import { messages } from '../messages.js';

/** Is told of each INTERNAL, UNAVAILABLE and STORAGE_FULL error: what was thrown where it is known, and the gateway's context. */
export type Report = (error: unknown, gatewayContext: object) => void;

const REPORTED = new Set<unknown>(['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL']);

/** Codes that stand for an error of a subgraph that gave none. */
const UNCODED = new Set<unknown>([undefined, 'DOWNSTREAM_SERVICE_ERROR', 'INTERNAL_SERVER_ERROR']);

/**
 * The gateway's result as a client may see it: of an error its message, path, `code` and `details`, nothing of which
 * subgraph failed, where it runs or why. Errors without a code become INTERNAL.
 */
export function withPublicErrors({ errors, data }: ExecutionResult, report: (error: unknown) => void): ExecutionResult {
  // The extensions are left behind: they would tell of subgraphs that answered against their schema.
  return errors ? { errors: errors.map((error) => publicError(error, report)), data } : { data };
}

/** The same for what was thrown instead of answered. */
export function failedResult(error: unknown, report: (error: unknown) => void): ExecutionResult {
  return { errors: [publicError(error, report)] };
}

function publicError(error: unknown, report: (error: unknown) => void): GraphQLError {
  const {
    message,
    path,
    nodes,
    extensions = {},
  } = error instanceof GraphQLError ? error : ({} as Partial<GraphQLError>);
  const { code, details } = extensions;
  if (message !== undefined && !UNCODED.has(code)) {
    if (REPORTED.has(code)) report(causeOf(error));
    return shown(message, { path, extensions: { code, ...(details !== undefined && { details }) } });
  }
  // Only variables that do not fit are reported at a place of the client's document.
  if (message !== undefined && nodes && code === undefined) {
    return shown(withoutValues(message), { nodes, extensions: { code: 'BAD_USER_INPUT' } });
  }
  report(causeOf(error));
  return shown(messages.internal, { path, extensions: { code: 'INTERNAL' } });
}

/** Without a stack: Apollo Server prints it when it is not told otherwise. */
function shown(message: string, options: GraphQLErrorOptions): GraphQLError {
  const error = new GraphQLError(message, options);
  error.stack = `${error.name}: ${message}`;
  return error;
}

function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError instanceof Error) cause = cause.originalError;
  return cause;
}
