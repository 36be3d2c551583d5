import { GraphQLError } from 'graphql';
import { isDatabaseAway, isTooSlow } from '../store/database-away.js';
import { isStorageFull } from '../store/storage-full.js';

/** An error as a client may read it. */
export interface ShownFault {
  message: string;
  code: 'BAD_USER_INPUT' | 'UNAVAILABLE' | 'STORAGE_FULL' | 'INTERNAL';
}

/**
 * What is shown of an error that carries no code of ours. `isRefused`: nothing was executed, since variables do not fit.
 * Everything else is told as `databaseFault` tells it, and stays for the log.
 */
export function shownFault(error: GraphQLError, isRefused: boolean): ShownFault {
  if (isRefused || isRefusedArgument(error)) return { message: error.message, code: 'BAD_USER_INPUT' };
  return databaseFault(error.originalError);
}

/**
 * What is shown of whatever was thrown: a database that is away or too slow is UNAVAILABLE, one without room to write
 * STORAGE_FULL, everything else INTERNAL.
 */
export function databaseFault(error: unknown): ShownFault & { code: 'UNAVAILABLE' | 'STORAGE_FULL' | 'INTERNAL' } {
  if (isStorageFull(error))
    return { message: 'There is no storage left to write to. Try again later.', code: 'STORAGE_FULL' };
  return isDatabaseAway(error) || isTooSlow(error)
    ? { message: 'The service is not available right now.', code: 'UNAVAILABLE' }
    : { message: 'Something went wrong on our side.', code: 'INTERNAL' };
}

/** An argument that its type refuses is noticed only while executing, at the field. */
function isRefusedArgument({ message, originalError }: GraphQLError): boolean {
  return (!originalError || originalError instanceof GraphQLError) && message.startsWith('Argument "');
}
