import { CATALOG, type EntryKey } from './catalog.js';
import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';

/** The screens of the entry that are required; empty means that nothing switches it on. */
export function requiredScreens(key: EntryKey, screens: EffectiveScreens): ScreenName[] {
  return CATALOG[key].screens.filter((name) => screens[name] === 'required');
}
