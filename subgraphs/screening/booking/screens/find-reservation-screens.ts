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
  { load }: Pick<BookingContext, 'load'>,
  row: Reservation,
): Promise<EffectiveScreens> {
  const { accountId, listingId, source } = row;
  const isRepeatGuest = await load.isRepeatGuest(row);
  return effectiveScreens([await load.accountLayer({ accountId, listingId, source, isRepeatGuest }), row.screens]);
}

function listOf(screens: Partial<Record<ScreenName, ScreenSetting>>): PortalScreenSetting[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const setting = screens[screen];
    return setting ? [{ screen, setting }] : [];
  });
}
