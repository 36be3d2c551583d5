import type { ScreeningContext } from '../../context.js';
import { screensInForce } from '../../verification/details/portal-screens/find-reservation-screens.js';
import { openPages } from '../../verification/details/open-pages.js';
import { SCREEN_TITLES } from '#facts';
import type { PortalVisit } from './portal-visit.type.js';
import { readPortalToken } from './portal-token.js';

/** What a portal link leads to; null where it is no link of ours, has expired, or its reservation is gone. */
export async function findPortalVisit(context: ScreeningContext, token: string): Promise<PortalVisit | null> {
  const name = readPortalToken(token, new Date());
  const row = name && (await context.load.reservationOf(name.accountId, name.id));
  if (!row) return null;
  const open = row.portalSkipped ? [] : openPages(await screensInForce(context, row), []);
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
