import { GraphQLError } from 'graphql';
import { isDatabaseAway, isTooSlow } from '../store/database-away.js';
import { isStorageFull } from '../store/storage-full.js';
import { messages } from '../messages.js';

/** An error as it is shown to clients. */
export interface ShownFault {
  message: string;
  code: 'BAD_USER_INPUT' | 'UNAVAILABLE' | 'STORAGE_FULL' | 'INTERNAL';
}

/**
 * Maps an error without one of our codes to what clients see. `isRefused`: nothing was executed because the variables
 * were invalid. Other errors are mapped by `databaseFault`; their details only go to the log.
 */
export function shownFault(error: GraphQLError, isRefused: boolean): ShownFault {
  if (isRefused || isRefusedArgument(error)) return { message: error.message, code: 'BAD_USER_INPUT' };
  return databaseFault(error.originalError);
}

/**
 * Maps a thrown error to what clients see: UNAVAILABLE when the database is unreachable or too slow, STORAGE_FULL when
 * its disk is full, INTERNAL otherwise.
 */
export function databaseFault(error: unknown): ShownFault & { code: 'UNAVAILABLE' | 'STORAGE_FULL' | 'INTERNAL' } {
  if (isStorageFull(error)) return { message: messages.storageFull, code: 'STORAGE_FULL' };
  return isDatabaseAway(error) || isTooSlow(error)
    ? { message: messages.unavailable, code: 'UNAVAILABLE' }
    : { message: messages.internal, code: 'INTERNAL' };
}

/** Invalid arguments are only detected during execution, at the field. */
function isRefusedArgument({ message, originalError }: GraphQLError): boolean {
  return (!originalError || originalError instanceof GraphQLError) && message.startsWith('Argument "');
}
