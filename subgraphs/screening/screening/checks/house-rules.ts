import type { CheckResult } from '../details/check-result.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { phrase, screenPhrases } from '../details/phrases.js';
import { requiredScreens } from '../details/required-screens.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const HOUSE_RULES = {
  title: 'House rules',
  description: 'House rules and agreements that the guest has to accept.',
  screens: ['HouseRules', 'UsageAgreement', 'BuildingScreen'],
  help: {
    PASS: 'The guest has accepted all required rules and agreements.',
    INCOMPLETE: 'The guest has not accepted all required rules and agreements yet.',
    DISABLED: 'No rules or agreements are required for this reservation.',
  },
  check: houseRules,
} satisfies WeighedEntry;

/**
 * Whether the guest has accepted the required rules: DISABLED unless house rules, usage agreement or building screen is
 * required, PASS once each required one is accepted, INCOMPLETE until then.
 */
export function houseRules({ screens, portal }: Signals): CheckResult {
  const required = requiredScreens(HOUSE_RULES, screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const open = openPages(screens, portal.acceptedScreens).filter((name) => required.includes(name));
  if (open.length === 0) return { status: 'PASS', findings: [], risks: [] };
  const help = [phrase('rules.open', { screens: screenPhrases(open) })];
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
}
