import type { ScreenName, ScreenSetting } from '../facts/screens.js';

/** The identity subgraph's response for the account; null if it failed. */
export interface AccountSaid {
  me: { portalScreens: { screen: ScreenName; setting: ScreenSetting }[] } | null;
}

/** The account's settings as a layer for `effectiveScreens`. Throws if they could not be read. */
export function accountLayer({ me }: AccountSaid): Partial<Record<ScreenName, ScreenSetting>> {
  if (!me) throw new Error("Could not load the account's screen settings.");
  return Object.fromEntries(me.portalScreens.map(({ screen, setting }) => [screen, setting]));
}
