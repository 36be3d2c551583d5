import { Failure } from '#kit/failure.js';
import type { ScreenName } from '#facts';
import type { ScreeningContext } from '../../../context.js';
import type { Reservation } from '../../../reservation/reservation.entity.js';
import { screensInForce } from '../../../verification/details/portal-screens/find-reservation-screens.js';
import type { EffectiveScreens } from '../../../verification/details/screens.js';
import { type PortalContents, findPortalContents } from '../content/find-portal-content.js';
import type { PortalFileRow } from '../files/portal-file.entity.js';
import { PORTAL_ORDER } from '../step/portal-order.js';
import type { Agreement } from './agreement-in-force.js';

/** Screens that may ask for files. */
const FILE_SCREENS: readonly ScreenName[] = ['FileUpload', 'CustomScreen', 'LongTerm'];

/** A guest at their own reservation, and what is asked of them. */
export interface PortalVisitor {
  row: Reservation;
  screens: EffectiveScreens;
  /** Pages that are asked for, in the portal's order; none where the portal is skipped. */
  asked: ScreenName[];
  contents: PortalContents;
  /** Read only where its screen is asked for. */
  agreement: Agreement | null;
  /** What the guest has sent so far. */
  files: PortalFileRow[];
}

/** The reservation of the viewer's portal link. Throws FORBIDDEN for who came by none, RESERVATION_NOT_FOUND. */
export async function ownReservation({ viewer, load }: ScreeningContext): Promise<Reservation> {
  if (viewer.kind !== 'guest' || !viewer.reservationId)
    throw new Failure('FORBIDDEN', 'Only the holder of a portal link sees its portal.');
  const row = await load.reservationOf(viewer.accountId, viewer.reservationId);
  if (!row || row.erasedAt) throw new Failure('RESERVATION_NOT_FOUND', 'There is no such reservation.');
  return row;
}

/** The same with everything that its portal asks for. Throws also UNAVAILABLE. */
export async function openVisit(context: ScreeningContext): Promise<PortalVisitor> {
  const row = await ownReservation(context);
  const screens = await screensInForce(context, row);
  const asked = row.portalSkipped ? [] : PORTAL_ORDER.filter((name) => screens[name] === 'required');
  const contents = await findPortalContents(context.em, row.accountId, row.listingId);
  const agreement = asked.includes('UsageAgreement') ? await context.load.agreement(row) : null;
  const files = asked.some((name) => FILE_SCREENS.includes(name)) ? await context.load.portalFilesOf(row.id) : [];
  return { row, screens, asked, contents, agreement, files };
}

/** Throws PORTAL_CLOSED for a stay that is cancelled, SCREEN_NOT_ASKED for a page that this guest is not asked. */
export function mustBeAsked({ row, asked }: PortalVisitor, screen: ScreenName): void {
  if (row.status === 'CANCELED') throw new Failure('PORTAL_CLOSED', 'The reservation is cancelled.');
  if (!asked.includes(screen)) throw new Failure('SCREEN_NOT_ASKED', 'This is not asked for any more.');
}
