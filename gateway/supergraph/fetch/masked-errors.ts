import { type ExecutionResult, GraphQLError } from 'graphql';
import { isDatabaseAway } from '#kit/store/database-away.js';

/**
 * The result with errors that a client may read. What carries a code stays. Variables that do not fit (no data at all)
 * become BAD_USER_INPUT, a database that is away UNAVAILABLE. Anything else is a fault of ours and shown as INTERNAL;
 * what was thrown stays its `originalError`, for the log.
 */
export function maskErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors?.length) return result;
  const isRefused = result.data === undefined;
  const errors = result.errors.map((error) => {
    if (typeof error.extensions?.code === 'string') return error;
    if (isRefused || isRefusedArgument(error)) return withCode(error, error.message, 'BAD_USER_INPUT');
    if (isDatabaseAway(error.originalError))
      return withCode(error, 'The service is not available right now.', 'UNAVAILABLE');
    return withCode(error, 'Something went wrong on our side.', 'INTERNAL');
  });
  return { ...result, errors };
}

/** An argument that its type refuses is noticed only while executing, at the field. */
function isRefusedArgument({ message, originalError }: GraphQLError): boolean {
  return (!originalError || originalError instanceof GraphQLError) && message.startsWith('Argument "');
}

function withCode(error: GraphQLError, message: string, code: string): GraphQLError {
  return new GraphQLError(message, { path: error.path, extensions: { code }, originalError: error.originalError });
}
