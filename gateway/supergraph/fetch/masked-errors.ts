import { type ExecutionResult, GraphQLError } from 'graphql';
import { shownFault } from '#kit/graph/shown-fault.js';

/**
 * The result with errors that a client may read. What carries a code stays; of anything else only its fault is shown,
 * and what was thrown stays its `originalError`, for the log.
 */
export function maskErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors?.length) return result;
  const isRefused = result.data === undefined;
  const errors = result.errors.map((error) => {
    if (typeof error.extensions?.code === 'string') return error;
    const { message, code } = shownFault(error, isRefused);
    return new GraphQLError(message, { path: error.path, extensions: { code }, originalError: error.originalError });
  });
  return { ...result, errors };
}
