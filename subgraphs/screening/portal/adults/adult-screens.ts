import { SCREEN_NAMES, type ScreenName } from '#portal-screens';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { PortalContents } from '../content/find-portal-content.js';

/** What the host asks of each adult of the guest list, whatever is asked of the guest who booked. */
export const screensOfAdult = ({ GuestList }: Pick<PortalContents, 'GuestList'>): EffectiveScreens =>
  Object.fromEntries(
    SCREEN_NAMES.map((screen) => [screen, isAsked(GuestList.eachAdult, screen) ? 'required' : 'disabled']),
  ) as EffectiveScreens;

const isAsked = (eachAdult: readonly ScreenName[], screen: ScreenName) => eachAdult.includes(screen);
