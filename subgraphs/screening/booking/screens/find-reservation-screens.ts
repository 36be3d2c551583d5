import type { BookingContext } from '../context.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { effectiveScreens } from '../facts/default-screens.js';
import type { PortalScreenSetting, ReservationScreens } from './portal-screen.type.js';
import { type EffectiveScreens, SCREEN_NAMES, type ScreenName, type ScreenSetting } from '../facts/screens.js';

/** What holds for a reservation now, and what is set for it alone. Throws when the account's settings can't be read. */
export async function findReservationScreens(context: BookingContext, row: Reservation): Promise<ReservationScreens> {
  const inForce = await screensInForce(context, row);
  return { reservationId: row.id, inForce: listOf(inForce), own: listOf(row.screens) };
}

/** Every screen as it holds for a reservation now. Throws when the account's settings can't be read. */
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
