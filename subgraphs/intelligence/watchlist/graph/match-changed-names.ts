import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../../context.js';
import { lookupMessages } from '../../messages.js';
import type { NamesToMatch } from '../search/match-changes.js';
import { LONGEST_NAME } from './read-search.js';

/** Returns the positions of the people's names that these watchlist changes may concern. Throws FORBIDDEN. */
export async function matchChangedNames(
  { viewer, reads }: LookupContext,
  { names, sequences, isConfirmable }: NamesToMatch,
): Promise<number[]> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', lookupMessages.internalChanges);
  return reads.watchlists.matchChanges({
    names: names.map((name) => name.slice(0, LONGEST_NAME)),
    sequences: sequences.filter((sequence) => /^\d{1,18}$/.test(sequence)),
    isConfirmable,
  });
}
