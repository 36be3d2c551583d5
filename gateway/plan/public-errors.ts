import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { withoutValues } from './without-values.js';
import { messages } from '../messages.js';

/** Called for each INTERNAL, UNAVAILABLE and STORAGE_FULL error with its cause, if known, and the gateway's context. */
export type Report = (error: unknown, gatewayContext: object) => void;

const REPORTED = new Set<unknown>(['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL']);

/** Codes of subgraph errors that had no code of their own. */
const UNCODED = new Set<unknown>([undefined, 'DOWNSTREAM_SERVICE_ERROR', 'INTERNAL_SERVER_ERROR']);

/**
 * Reduces the gateway's result to what clients may see: an error's message, path, `code` and `details`, but not which
 * subgraph failed, where it runs or why. Errors without a code become INTERNAL.
 */
export function withPublicErrors({ errors, data }: ExecutionResult, report: (error: unknown) => void): ExecutionResult {
  // A dead subgraph costs many fields: its fault is reported once.
  const reported = new Set<unknown>();
  const reportOnce = (error: unknown) => {
    if (!reported.has(error)) report(error);
    reported.add(error);
  };
  // Drops the extensions: they would reveal subgraphs whose responses violate their schema.
  return errors ? { errors: errors.map((error) => publicError(error, reportOnce)), data } : { data };
}

/** The same for a thrown error. */
export function failedResult(error: unknown, report: (error: unknown) => void): ExecutionResult {
  return { errors: [publicError(error, report)] };
}

function publicError(error: unknown, report: (error: unknown) => void): GraphQLError {
  const {
    message,
    path: given,
    nodes,
    extensions = {},
  } = error instanceof GraphQLError ? error : ({} as Partial<GraphQLError>);
  const { code, details } = extensions;
  const path = given && withoutPlan(given);
  if (message !== undefined && !UNCODED.has(code)) {
    if (REPORTED.has(code)) report(causeOf(error));
    return shown(message, { path, extensions: { code, ...(details !== undefined && { details }) } });
  }
  // Only errors about invalid variables point to nodes of the client's document.
  if (message !== undefined && nodes && code === undefined) {
    return shown(withoutValues(message), { nodes, extensions: { code: 'BAD_USER_INPUT' } });
  }
  report(causeOf(error));
  return shown(messages.internal, { path, extensions: { code: 'INTERNAL' } });
}

/** The part of a path before the words of a query plan, which Apollo's executor puts into it. */
function withoutPlan(path: readonly (string | number)[]): readonly (string | number)[] | undefined {
  const end = path.findIndex((step) => step === '@' || step === '_entities');
  if (end < 0) return path;
  return end > 0 ? path.slice(0, end) : undefined;
}

/** Without a stack trace, which Apollo Server includes by default. */
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
