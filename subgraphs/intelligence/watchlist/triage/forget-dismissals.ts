import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../../context.js';
import type { ErasedPersonInput } from './erased-person.input.js';
import { personKey } from './person-key.js';
import { WatchlistDismissal } from './watchlist-dismissal.entity.js';
import { riskMessages } from '../../messages.js';

/** A person may have been searched for with the birth date, with its year, or by name alone. */
const keysOf = ({ name, dob }: ErasedPersonInput): string[] =>
  [null, ...(dob ? [dob, dob.slice(0, 4)] : [])].map((birthDate) => personKey({ name, birthDate }));

/**
 * Deletes the dismissals of erased guests in the viewer's account. Returns the number deleted. Throws FORBIDDEN unless
 * called by the service.
 */
export async function forgetDismissals({ em, viewer }: LookupContext, people: ErasedPersonInput[]): Promise<number> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.forgetDismissalsForbidden);
  const which = { accountId: viewer.accountId, personKey: { $in: people.flatMap(keysOf) } };
  return em.transactional((tx) => tx.nativeDelete(WatchlistDismissal, which));
}
