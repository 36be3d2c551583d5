import type { EntityManager } from '@mikro-orm/postgresql';
import type { ScreeningContext } from '../../context.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import { judgeIdCheck, rowsIn } from '../id-evidence/judge-id-check.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import { givenOf } from '../analysis/lookups/given-of.js';
import type { Searched } from './ask-to-forget.js';
import type { Booked } from '../../booking/retention/erasure/find-guest.js';

/** Whom watchlists were searched for on behalf of a reservation: the guest and the party. */
async function searchedOf({ idImages }: ScreeningContext, tx: EntityManager, { accountId, id }: Booked) {
  const row = await tx.findOneOrFail(Reservation, { accountId, id });
  const secret = await tx.findOne(GuestSecret, { accountId, id });
  const { identity } = await judgeIdCheck(rowsIn(tx), row, effectiveScreens([row.screens]), idImages);
  const { people } = givenOf(row, { secret, document: identity, agreed: null });
  return people.map(({ name, birthDate }): Searched => ({ name, dob: birthDate }));
}

/**
 * Has the hits removed that accounts dismissed for these guests, by who they are, so while that is still known. Throws
 * where watchlists do not answer: who asked for the erasure asks again.
 */
export async function forgetDismissals(context: ScreeningContext, booked: Booked[]): Promise<void> {
  const searched = new Map<string, Searched[]>();
  await context.em.fork().transactional(async (tx) => {
    for (const stay of booked)
      searched.set(stay.accountId, [...(searched.get(stay.accountId) ?? []), ...(await searchedOf(context, tx, stay))]);
  });
  for (const [accountId, people] of searched) await context.forgetDismissals(accountId, people);
}
