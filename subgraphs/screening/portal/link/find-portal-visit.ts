import type { PortalContext } from '../context.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { screensAndOrder } from '../../booking/screens/find-reservation-screens.js';
import { openPages } from '../../booking/facts/open-pages.js';
import type { PortalVisit } from './portal-visit.type.js';
import {
  CREDENTIAL_MINUTES,
  adultCredential,
  portalCredential,
  readAdultToken,
  readPortalToken,
} from './portal-token.js';
import { previewCredential, readPreviewLink } from './preview-portal.js';
import { screensOfAdult } from '../adults/adult-screens.js';
import { findLinkedAdult } from '../adults/find-linked-adult.js';
import { findPortalContents } from '../content/find-portal-content.js';
import { askedPages } from '../step/portal-order.js';
import { acceptedOf } from '../visit/find-portal.js';
import { isApproved, isDeclined } from '../visit/is-approved.js';

/** Resolves a portal link; null if it is invalid or expired, or if its reservation or guest no longer exists. */
export async function findPortalVisit(context: PortalContext, token: string): Promise<PortalVisit | null> {
  const now = new Date();
  const name = readPortalToken(token, now);
  const preview = name ? null : readPreviewLink(token, now);
  const adult = name || preview ? null : await findLinkedAdult(context, readAdultToken(token, now));
  const own = name ?? preview ?? (adult && { accountId: adult.accountId, id: adult.reservationId });
  const row = own && (await context.load.reservationOf(own.accountId, own.id));
  if (!row || row.erasedAt) return null;
  const steps = await context.load.portalStepsIn(row.accountId, adult?.id ?? row.id);
  const accepted = acceptedOf(steps);
  const { screens: stayScreens, order } = await screensAndOrder(context, row);
  const screens = adult ? await screensOf(context, row) : stayScreens;
  const open = row.portalSkipped ? [] : openPages(screens, accepted);
  const asked = row.portalSkipped ? [] : askedPages(screens, order);
  const credentialExpiresAt = preview?.expiresAt ?? new Date(now.getTime() + CREDENTIAL_MINUTES * 60_000);
  const link = adult && { accountId: adult.accountId, id: adult.linkId! };
  return {
    accountId: row.accountId,
    listingId: row.listingId,
    state: row.status === 'CANCELED' ? 'canceled' : open.length === 0 ? 'completed' : 'waiting',
    firstName: adult ? adult.name : row.guestFirstName,
    checkInDate: row.checkInDate,
    checkOutDate: row.checkOutDate,
    locale: row.locale,
    credential: preview
      ? previewCredential(preview)
      : link
        ? adultCredential(link, credentialExpiresAt)
        : portalCredential(row, credentialExpiresAt),
    credentialExpiresAt,
    tasks: asked.map((screen) => ({ screen, state: steps.find((one) => one.screen === screen)?.state ?? 'open' })),
    isApproved: isApproved(row),
    isDeclined: isDeclined(row),
    numberOfGuests: row.numberOfGuests,
  };
}

async function screensOf({ emOf }: Pick<PortalContext, 'emOf'>, { accountId, listingId }: Reservation) {
  return screensOfAdult(await findPortalContents(emOf(accountId), accountId, listingId));
}
