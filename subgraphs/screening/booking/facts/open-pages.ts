import { PAGE_SCREENS, type EffectiveScreens, type ScreenName } from './screens.js';

/**
 * Portal pages that are required and not accepted yet, in the contract's order. Empty means that the guest has nothing
 * (left) to do; add-ons never count.
 */
export function openPages(screens: EffectiveScreens, acceptedScreens: readonly ScreenName[]): ScreenName[] {
  return PAGE_SCREENS.filter((name) => screens[name] === 'required' && !acceptedScreens.includes(name));
}
