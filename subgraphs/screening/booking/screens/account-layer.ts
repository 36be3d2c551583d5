import type { ScreenName, ScreenSetting } from '../facts/screens.js';

/** What the identity subgraph answers for the account that asks; null when it did not. */
export interface AccountSaid {
  me: { portalScreens: { screen: ScreenName; setting: ScreenSetting }[] } | null;
}

/** What the account's settings say, as a layer for `effectiveScreens`. Throws when they could not be read. */
export function accountLayer({ me }: AccountSaid): Partial<Record<ScreenName, ScreenSetting>> {
  if (!me) throw new Error("Could not load the account's screen settings.");
  return Object.fromEntries(me.portalScreens.map(({ screen, setting }) => [screen, setting]));
}
