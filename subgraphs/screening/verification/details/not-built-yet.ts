import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from './catalog.js';
import type { CheckResult } from './check-result.js';
import { openPages } from './open-pages.js';
import { requiredScreens } from './required-screens.js';
import { SCREEN_TITLES } from '#facts';

/**
 * The answer of a check whose work this version cannot do: DISABLED while its screens are off, else INCOMPLETE.
 * It is never PASS, because nobody has looked. It waits for the guest while a page of it is open, then for us.
 */
export function notBuiltYet(key: EntryKey, { screens, portal }: Signals): CheckResult {
  const required = requiredScreens(key, screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const open = openPages(screens, portal.acceptedScreens).filter((name) => required.includes(name));
  const missing = 'This version of the service cannot do this check by itself, so nobody has looked yet.';
  const pages = open.map((name) => SCREEN_TITLES[name]).join(', ');
  return {
    status: 'INCOMPLETE',
    help: `${CATALOG[key].help.INCOMPLETE} ${missing}${pages ? ` The guest has still to do: ${pages}.` : ''}`,
    findings: [],
    risks: [],
    waitsFor: open.length > 0 ? 'guest' : 'service',
  };
}
