import { GraphQLError } from 'graphql';
import { isDatabaseAway } from '../store/database-away.js';

/** An error as a client may read it. */
export interface ShownFault {
  message: string;
  code: 'BAD_USER_INPUT' | 'UNAVAILABLE' | 'INTERNAL';
}

/**
 * What is shown of an error that carries no code of ours. `isRefused`: nothing was executed, since variables do not fit.
 * A database that is away is UNAVAILABLE; everything else that was thrown is INTERNAL, and stays for the log.
 */
export function shownFault(error: GraphQLError, isRefused: boolean): ShownFault {
  if (isRefused || isRefusedArgument(error)) return { message: error.message, code: 'BAD_USER_INPUT' };
  return isDatabaseAway(error.originalError)
    ? { message: 'The service is not available right now.', code: 'UNAVAILABLE' }
    : { message: 'Something went wrong on our side.', code: 'INTERNAL' };
}

/** An argument that its type refuses is noticed only while executing, at the field. */
function isRefusedArgument({ message, originalError }: GraphQLError): boolean {
  return (!originalError || originalError instanceof GraphQLError) && message.startsWith('Argument "');
}
