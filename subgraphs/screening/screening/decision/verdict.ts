import { openPages } from '../../booking/facts/open-pages.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import { type EntryKey, type WeighedKey, CHECKS, ENTRY_KEYS } from '../checks/catalog.js';
import { generalRisk } from '../checks/general-risk.js';
import type { Signals } from '../checks/signals.js';
import type { CheckResult } from '../details/check-result.js';
import { simulatedResult } from '../scenario/simulated-result.js';

/**
 * Every check on the same signals, the general risk last because it weighs what the others found. In test mode a
 * scenario may speak in the stead of a check.
 */
function runChecks(signals: Signals): Record<EntryKey, CheckResult> {
  const keys = Object.keys(CHECKS) as WeighedKey[];
  const results = keys.map((key) => [key, simulatedResult(key, signals) ?? CHECKS[key].check(signals)]);
  const others = Object.fromEntries(results) as Record<WeighedKey, CheckResult>;
  return { general_risk: generalRisk(signals, others), ...others };
}

export interface Verdict {
  verificationStatus: 'verified' | 'review' | 'pending';
  results: Record<EntryKey, CheckResult>;
  /** Pages that the guest has still to do and that are waited for; empty once the portal is skipped. */
  openPages: ScreenName[];
  /** INCOMPLETE entries that are waited for beyond those pages. */
  waitingFor: EntryKey[];
  /** Entries at REVIEW or DECLINE. */
  found: EntryKey[];
  /** INCOMPLETE entries that only the guest could have completed, in a portal that was skipped. */
  notLookedAt: EntryKey[];
}

/**
 * The machine's status, without its explanation.
 *
 * `pending` while a required page is not accepted or an entry that is on is INCOMPLETE; with a skipped portal only
 * while an entry waits for work of the service. Then `review` on any REVIEW or DECLINE, and on an entry that only
 * the guest of a skipped portal could have completed: nobody is verified without having been looked at.
 * Otherwise `verified`. The accepted screens decide, not the flag `portal.completed`: a stale flag verifies nobody.
 */
export function verdictOf(signals: Signals): Verdict {
  const { screens, portal } = signals;
  const results = runChecks(signals);
  const open = portal.skipped ? [] : openPages(screens, portal.acceptedScreens);
  const incomplete = ENTRY_KEYS.filter((key) => results[key].status === 'INCOMPLETE');
  const guests = incomplete.filter((key) => results[key].waitsFor === 'guest');
  const guestIsDue = portal.skipped || open.length > 0;
  const waitingFor = guestIsDue ? incomplete.filter((key) => !guests.includes(key)) : incomplete;
  const found = ENTRY_KEYS.filter((key) => ['REVIEW', 'DECLINE'].includes(results[key].status));
  const notLookedAt = portal.skipped ? guests : [];
  const pending = open.length > 0 || waitingFor.length > 0;
  const verificationStatus = pending ? 'pending' : found.length + notLookedAt.length > 0 ? 'review' : 'verified';
  return { verificationStatus, results, openPages: open, waitingFor, found, notLookedAt };
}
