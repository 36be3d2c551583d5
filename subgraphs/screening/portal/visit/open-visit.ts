import { Failure } from '#kit/failure.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import type { IdHolder } from '../../booking/id-document/id-holder.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { screensInForce } from '../../booking/screens/find-reservation-screens.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import { messages } from '../../messages.js';
import { screensOfAdult } from '../adults/adult-screens.js';
import { PortalAdultRow } from '../adults/portal-adult.entity.js';
import { type PortalContents, findPortalContents } from '../content/find-portal-content.js';
import type { PortalFileRow } from '../files/portal-file.entity.js';
import { PORTAL_ORDER } from '../step/portal-order.js';
import type { Agreement } from './agreement-in-force.js';

/** Screens that may ask for files. */
const FILE_SCREENS: readonly ScreenName[] = ['FileUpload', 'CustomScreen', 'LongTerm'];

/** A guest at their own reservation, and what is asked of them. */
export interface PortalVisitor {
  row: Reservation;
  /** The adult of the guest list who came by a link of their own; null: the guest who booked. */
  adult: PortalAdultRow | null;
  /** Whose steps and documents are meant: the adult, or the reservation for the guest who booked. */
  holder: IdHolder;
  /** What is asked of whoever came. */
  screens: EffectiveScreens;
  /** What is asked of the guest who booked. */
  stayScreens: EffectiveScreens;
  /** Pages that are asked for, in the portal's order; none where the portal is skipped. */
  asked: ScreenName[];
  contents: PortalContents;
  /** Read only where its screen is asked for. */
  agreement: Agreement | null;
  /** What the guest has sent so far. */
  files: PortalFileRow[];
}

/** The reservation of the viewer's portal link. Throws FORBIDDEN for who came by none, RESERVATION_NOT_FOUND. */
export async function ownReservation({ viewer, load }: Pick<PortalContext, 'viewer' | 'load'>): Promise<Reservation> {
  if (viewer.kind !== 'guest' || !viewer.reservationId) throw new Failure('FORBIDDEN', messages.portalLinkRequired);
  const row = await load.reservationOf(viewer.accountId, viewer.reservationId);
  if (!row || row.erasedAt) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  return row;
}

/** Who came by the link of an adult; their link may have been taken back since. Throws RESERVATION_NOT_FOUND. */
async function ownAdult(
  { viewer, em }: Pick<PortalContext, 'viewer' | 'em'>,
  row: Reservation,
): Promise<PortalAdultRow | null> {
  if (!viewer.adultId) return null;
  const { accountId, id: reservationId } = row;
  const adult = await em.findOne(PortalAdultRow, { accountId, id: viewer.adultId, reservationId, erasedAt: null });
  if (!adult?.linkId) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  return adult;
}

/** An adult as the holder of a document. */
export function holderOf({ checkOutDate }: Reservation, { accountId, id, name, birthDate }: PortalAdultRow): IdHolder {
  return { accountId, id, guestFullName: name, checkOutDate, birthDate };
}

/** The same with everything that its portal asks for. Throws also UNAVAILABLE. */
export async function openVisit(context: PortalContext): Promise<PortalVisitor> {
  const row = await ownReservation(context);
  const adult = await ownAdult(context, row);
  const stayScreens = await screensInForce(context, row);
  const contents = await findPortalContents(context.em, row.accountId, row.listingId);
  const screens = adult ? screensOfAdult(contents) : stayScreens;
  const asked = row.portalSkipped ? [] : PORTAL_ORDER.filter((name) => screens[name] === 'required');
  const agreement = asked.includes('UsageAgreement') ? await context.load.agreement(row) : null;
  const files = asked.some((name) => FILE_SCREENS.includes(name)) ? await context.load.portalFilesOf(row.id) : [];
  const holder = adult ? holderOf(row, adult) : row;
  return { row, adult, holder, screens, stayScreens, asked, contents, agreement, files };
}

/** Throws PORTAL_CLOSED for a stay that is cancelled, SCREEN_NOT_ASKED for a page that this guest is not asked. */
export function mustBeAsked({ row, asked }: PortalVisitor, screen: ScreenName): void {
  if (row.status === 'CANCELED') throw new Failure('PORTAL_CLOSED', messages.portalClosed);
  if (!asked.includes(screen)) throw new Failure('SCREEN_NOT_ASKED', messages.screenNotRequired);
}
