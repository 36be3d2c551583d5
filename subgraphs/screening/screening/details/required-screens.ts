import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import type { EntryInfo } from './entry.js';

/** The entry's screens that are required; if none, the entry is off. */
export function requiredScreens(entry: Pick<EntryInfo, 'screens'>, screens: EffectiveScreens): ScreenName[] {
  return entry.screens.filter((name) => screens[name] === 'required');
}
