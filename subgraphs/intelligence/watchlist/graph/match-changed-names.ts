import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../../context.js';
import { lookupMessages } from '../../messages.js';
import { LONGEST_NAME } from './read-search.js';
import type { ChangedNameInput } from './changed-name.input.js';

const isSequence = (text: string) => /^\d{1,18}$/.test(text);

/** Returns the positions of the names that these watchlist changes may concern. Throws FORBIDDEN. */
export async function matchChangedNames(
  { viewer, reads }: LookupContext,
  names: readonly ChangedNameInput[],
): Promise<number[]> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', lookupMessages.internalChanges);
  return reads.watchlists.matchChanges(
    names.map(({ name, sequences }) => ({
      name: name.slice(0, LONGEST_NAME),
      sequences: sequences.filter(isSequence),
    })),
  );
}
