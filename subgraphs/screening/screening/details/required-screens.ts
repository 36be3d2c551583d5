import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import type { EntryInfo } from './entry.js';

/** The screens of the entry that are required; empty means that nothing switches it on. */
export function requiredScreens(entry: Pick<EntryInfo, 'screens'>, screens: EffectiveScreens): ScreenName[] {
  return entry.screens.filter((name) => screens[name] === 'required');
}
