import type { EntityManager } from '@mikro-orm/postgresql';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { givenOf } from '../analysis/lookups/given-of.js';
import type { ListedPerson } from '../analysis/lookups/sources.js';
import { judgeIdCheck, rowsIn } from '../id-evidence/judge-id-check.js';

/**
 * The people of a reservation that an analysis searches for on watchlists: the primary guest, then the party. Throws if
 * the reservation does not exist.
 */
export async function searchedPeople(
  tx: EntityManager,
  { accountId, id }: { accountId: string; id: string },
  idImages: IdImageSettings,
): Promise<ListedPerson[]> {
  const row = await tx.findOneOrFail(Reservation, { accountId, id });
  const secret = await tx.findOne(GuestSecret, { accountId, id });
  const { identity } = await judgeIdCheck(rowsIn(tx), row, effectiveScreens([row.screens]), idImages);
  return givenOf(row, { secret, document: identity, agreed: null }).people;
}
