import type { BookingContext } from '../context.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { effectiveScreens } from '../facts/default-screens.js';
import type { PortalScreenSetting, ReservationScreens } from './portal-screen.type.js';
import { type EffectiveScreens, SCREEN_NAMES, type ScreenName, type ScreenSetting } from '../facts/screens.js';

/** Effective screens of a reservation, and its own overrides. Throws if the account's settings cannot be read. */
export async function findReservationScreens(context: BookingContext, row: Reservation): Promise<ReservationScreens> {
  const inForce = await screensInForce(context, row);
  return { reservationId: row.id, inForce: listOf(inForce), own: listOf(row.screens) };
}

/** Effective setting of every screen of a reservation. Throws if the account's settings cannot be read. */
export async function screensInForce(
  context: Pick<BookingContext, 'load'>,
  row: Reservation,
): Promise<EffectiveScreens> {
  return (await readScreens(context, row, false)).screens;
}

/** The effective screens, and the order that the account has set, empty if it has set none. */
export const screensAndOrder = (context: Pick<BookingContext, 'load'>, row: Reservation) =>
  readScreens(context, row, true);

async function readScreens(
  { load }: Pick<BookingContext, 'load'>,
  row: Reservation,
  withOrder: boolean,
): Promise<{ screens: EffectiveScreens; order: ScreenName[] }> {
  const { accountId, listingId, source } = row;
  const isRepeatGuest = await load.isRepeatGuest(row);
  const { layer, order } = await load.accountScreens({ accountId, listingId, source, isRepeatGuest }, withOrder);
  return { screens: effectiveScreens([layer, row.screens]), order };
}

function listOf(screens: Partial<Record<ScreenName, ScreenSetting>>): PortalScreenSetting[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const setting = screens[screen];
    return setting ? [{ screen, setting }] : [];
  });
}
