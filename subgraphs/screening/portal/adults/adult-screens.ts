import { SCREEN_NAMES, type ScreenName } from '#portal-screens';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { PortalContents } from '../content/find-portal-content.js';

/** Screens that the host requires of each adult on the guest list, independent of the primary guest's. */
export const screensOfAdult = ({ GuestList }: Pick<PortalContents, 'GuestList'>): EffectiveScreens =>
  Object.fromEntries(
    SCREEN_NAMES.map((screen) => [screen, isAsked(GuestList.eachAdult, screen) ? 'required' : 'disabled']),
  ) as EffectiveScreens;

const isAsked = (eachAdult: readonly ScreenName[], screen: ScreenName) => eachAdult.includes(screen);
