import type { EntityManager } from '@mikro-orm/postgresql';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { findPortalContents } from '../content/find-portal-content.js';
import { ID_SCREENS } from '../visit/agreed-document.js';
import { PortalAdultRow } from './portal-adult.entity.js';
import type { AdultsSignal } from '../../booking/facts/portal-facts.js';

/** Document check status of the adults on the guest list; null if none is required. */
export async function findAdultDocuments(em: EntityManager, row: Reservation): Promise<AdultsSignal | null> {
  const { accountId, id: reservationId } = row;
  const adults = await em.find(PortalAdultRow, { accountId, reservationId, erasedAt: null });
  if (adults.length === 0) return null;
  const { eachAdult } = (await findPortalContents(em, accountId, row.listingId)).GuestList;
  if (!ID_SCREENS.some((screen) => eachAdult.includes(screen as never))) return null;
  const checks = await em.find(IdCheck, { accountId, id: { $in: adults.map(({ id }) => id) } });
  const statuses = adults.map(({ id }) => checks.find((check) => check.id === id)?.status ?? 'waiting');
  const count = (...meant: string[]) => statuses.filter((status) => meant.includes(status)).length;
  return { waiting: count('waiting'), passed: count('passed'), doubtful: count('review', 'failed') };
}
