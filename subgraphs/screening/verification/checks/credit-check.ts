import { CATALOG } from '../details/catalog.js';
import type { CheckResult } from '../details/check-result.js';
import { openPages } from '../details/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { SCREEN_TITLES } from '../details/screens.js';
import type { Signals } from './signals.js';

/**
 * The report of a credit bureau: this version cannot ask one, so it is DISABLED while its screen is off, else INCOMPLETE.
 * It is never PASS, because nobody has looked. It waits for the guest while its page is open, then for us.
 */
export function creditCheck({ screens, portal }: Signals): CheckResult {
  const required = requiredScreens('credit_check', screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const open = openPages(screens, portal.acceptedScreens).filter((name) => required.includes(name));
  const missing = 'This version of the service cannot do this check by itself, so nobody has looked yet.';
  const pages = open.map((name) => SCREEN_TITLES[name]).join(', ');
  return {
    status: 'INCOMPLETE',
    help: `${CATALOG.credit_check.help.INCOMPLETE} ${missing}${pages ? ` The guest has still to do: ${pages}.` : ''}`,
    findings: [],
    risks: [],
    waitsFor: open.length > 0 ? 'guest' : 'service',
  };
}
