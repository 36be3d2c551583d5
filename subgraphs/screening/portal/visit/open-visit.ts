import { Failure } from '#kit/failure.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import type { IdHolder } from '../../booking/id-document/id-holder.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { screensAndOrder } from '../../booking/screens/find-reservation-screens.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import { messages } from '../../messages.js';
import { screensOfAdult } from '../adults/adult-screens.js';
import { PortalAdultRow } from '../adults/portal-adult.entity.js';
import { type PortalContents, findPortalContents } from '../content/find-portal-content.js';
import type { PortalFileRow } from '../files/portal-file.entity.js';
import { askedPages } from '../step/portal-order.js';
import type { Agreement } from './agreement-in-force.js';
import { refuseClosed } from './refuse-closed.js';

/** Screens that can require files. */
const FILE_SCREENS: readonly ScreenName[] = ['FileUpload', 'CustomScreen', 'LongTerm'];

/** A guest in their own portal, and their requirements. */
export interface PortalVisitor {
  row: Reservation;
  /** The adult on the guest list whose own link was used; null: the primary guest. */
  adult: PortalAdultRow | null;
  /** Owner of steps and documents: the adult, or the reservation for the primary guest. */
  holder: IdHolder;
  /** Effective screens of the current visitor. */
  screens: EffectiveScreens;
  /** Effective screens of the primary guest. */
  stayScreens: EffectiveScreens;
  /** Required pages in portal order; empty if the portal is skipped. */
  asked: ScreenName[];
  contents: PortalContents;
  /** Loaded only if its screen is required. */
  agreement: Agreement | null;
  /** Files uploaded so far. */
  files: PortalFileRow[];
}

/** The reservation of the viewer's portal link. Throws FORBIDDEN without a link, RESERVATION_NOT_FOUND. */
export async function ownReservation({ viewer, load }: Pick<PortalContext, 'viewer' | 'load'>): Promise<Reservation> {
  if (viewer.kind !== 'guest' || !viewer.reservationId) throw new Failure('FORBIDDEN', messages.portalLinkRequired);
  const row = await load.reservationOf(viewer.accountId, viewer.reservationId);
  if (!row || row.erasedAt) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  return row;
}

/** The adult of the viewer's link, which may have been revoked. Throws RESERVATION_NOT_FOUND. */
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

/** The visitor with all requirements of their portal. May also throw UNAVAILABLE. */
export async function openVisit(context: PortalContext): Promise<PortalVisitor> {
  const row = await ownReservation(context);
  const adult = await ownAdult(context, row);
  const { screens: stayScreens, order } = await screensAndOrder(context, row);
  const contents = await findPortalContents(context.em, row.accountId, row.listingId);
  const screens = adult ? screensOfAdult(contents) : stayScreens;
  const asked = row.portalSkipped ? [] : askedPages(screens, order);
  const agreement = asked.includes('UsageAgreement') ? await context.load.agreement(row) : null;
  const files = asked.some((name) => FILE_SCREENS.includes(name)) ? await context.load.portalFilesOf(row.id) : [];
  const holder = adult ? holderOf(row, adult) : row;
  return { row, adult, holder, screens, stayScreens, asked, contents, agreement, files };
}

/** Throws PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED for a page not required of this guest. */
export function mustBeAsked({ row, asked }: PortalVisitor, screen: ScreenName): void {
  refuseClosed(row);
  if (!asked.includes(screen)) throw new Failure('SCREEN_NOT_ASKED', messages.screenNotRequired);
}
