import type { ScreeningContext } from '../../../context.js';
import { screensInForce } from '../../../verification/details/portal-screens/find-reservation-screens.js';
import { openPages } from '../../../verification/details/open-pages.js';
import { SCREEN_TITLES } from '#facts';
import type { PortalVisit } from './portal-visit.type.js';
import { CREDENTIAL_MINUTES, portalCredential, readPortalToken } from './portal-token.js';
import { acceptedOf } from '../visit/find-portal.js';

/** What a portal link leads to; null where it is no link of ours, has expired, or its reservation or guest is gone. */
export async function findPortalVisit(context: ScreeningContext, token: string): Promise<PortalVisit | null> {
  const name = readPortalToken(token, new Date());
  const row = name && (await context.load.reservationOf(name.accountId, name.id));
  if (!row || row.erasedAt) return null;
  const accepted = acceptedOf(await context.load.portalStepsIn(row.accountId, row.id));
  const open = row.portalSkipped ? [] : openPages(await screensInForce(context, row), accepted);
  const credentialExpiresAt = new Date(Date.now() + CREDENTIAL_MINUTES * 60_000);
  return {
    accountId: row.accountId,
    listingId: row.listingId,
    state: row.status === 'CANCELED' ? 'canceled' : open.length === 0 ? 'completed' : 'waiting',
    firstName: row.guestFirstName,
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    locale: row.locale,
    credential: portalCredential(row, credentialExpiresAt),
    credentialExpiresAt,
    openScreens: open.map((screen) => SCREEN_TITLES[screen]),
  };
}
