import type { ScreenName, ScreenSetting } from '../facts/screens.js';

/** The identity subgraph's resolved settings of one stay. */
export type Settled = { screen: ScreenName; setting: ScreenSetting }[];

/** The account's settings as a layer for `effectiveScreens`. Throws if they could not be read. */
export function accountLayer(settled: Settled | null | undefined): Partial<Record<ScreenName, ScreenSetting>> {
  if (!settled) throw new Error("Could not load the account's screen settings.");
  return Object.fromEntries(settled.map(({ screen, setting }) => [screen, setting]));
}
