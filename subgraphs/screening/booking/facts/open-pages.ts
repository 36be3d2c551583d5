import { PAGE_SCREENS, type EffectiveScreens, type ScreenName } from './screens.js';

/**
 * The pages that the guest still has to do: required and not accepted yet, in the contract's order.
 * Empty means that there is nothing (left) to do in the portal; an add-on never counts.
 */
export function openPages(screens: EffectiveScreens, acceptedScreens: readonly ScreenName[]): ScreenName[] {
  return PAGE_SCREENS.filter((name) => screens[name] === 'required' && !acceptedScreens.includes(name));
}
