import type { ScreeningContext } from '../../context.js';
import { effectiveScreens } from '../../verification/details/default-screens.js';
import { openPages } from '../../verification/details/open-pages.js';
import { SCREEN_TITLES } from '#facts';
import type { PortalVisit } from './portal-visit.type.js';
import { readPortalToken } from './portal-token.js';

/** What a portal link leads to; null where it is no link of ours or its reservation or guest is gone. */
export async function findPortalVisit({ load }: ScreeningContext, token: string): Promise<PortalVisit | null> {
  const name = readPortalToken(token);
  const row = name && (await load.reservationOf(name.accountId, name.id));
  if (!row || row.erasedAt) return null;
  const open = row.portalSkipped ? [] : openPages(effectiveScreens([row.screens]), []);
  return {
    accountId: row.accountId,
    listingId: row.listingId,
    state: row.status === 'CANCELED' ? 'canceled' : open.length === 0 ? 'completed' : 'waiting',
    firstName: row.guestFirstName,
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    openScreens: open.map((screen) => SCREEN_TITLES[screen]),
  };
}
