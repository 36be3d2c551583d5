import { openPages } from '../../booking/facts/open-pages.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import { type EntryKey, type WeighedKey, CATALOG, CHECKS, ENTRY_KEYS } from '../checks/catalog.js';
import { generalRisk } from '../checks/general-risk.js';
import type { Signals } from '../checks/signals.js';
import type { CheckResult } from '../details/check-result.js';
import { simulatedResult } from '../scenario/simulated-result.js';

/**
 * Runs every check on the same signals, general risk last because it combines the others' results. In test mode a
 * scenario can replace a check's result.
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
  /** Required pages that wait for the guest; empty if the portal is skipped. */
  openPages: ScreenName[];
  /** Required pages of checks that the guest skipped. */
  skippedPages: ScreenName[];
  /** INCOMPLETE entries that keep the status pending, other than those that the open pages would complete. */
  waitingFor: EntryKey[];
  /** Entries at REVIEW or DECLINE. */
  found: EntryKey[];
  /** INCOMPLETE entries that only the guest could have completed, if the portal was skipped. */
  notLookedAt: EntryKey[];
}

/**
 * The automatic status, without its explanation.
 *
 * `pending` while a required page is not accepted or an enabled entry is INCOMPLETE; with a skipped portal only while
 * an entry waits for the service. A page that the guest skipped waits for nobody, and neither do its entries. Then
 * `review` on any REVIEW or DECLINE, on a skipped page, and on an entry that only the guest of a skipped portal could
 * have completed: no one is verified unchecked. Otherwise `verified`. Based on the accepted screens, not on the flag
 * `portal.completed`, which may be stale.
 */
export function verdictOf(signals: Signals): Verdict {
  const { screens, portal } = signals;
  const results = runChecks(signals);
  const pages = portal.skipped ? [] : openPages(screens, portal.acceptedScreens);
  const skippedPages = pages.filter((page) => portal.skippedScreens?.includes(page));
  const open = pages.filter((page) => !skippedPages.includes(page));
  const incomplete = ENTRY_KEYS.filter((key) => results[key].status === 'INCOMPLETE');
  const guests = incomplete.filter((key) => results[key].waitsFor === 'guest');
  const guestIsDue = portal.skipped || open.length > 0;
  const ofSkipped = (key: EntryKey) => CATALOG[key].screens.some((screen) => skippedPages.includes(screen));
  const waitingFor = incomplete.filter((key) => !guests.includes(key) || !(guestIsDue || ofSkipped(key)));
  const found = ENTRY_KEYS.filter((key) => ['REVIEW', 'DECLINE'].includes(results[key].status));
  const notLookedAt = portal.skipped ? guests : [];
  const pending = open.length > 0 || waitingFor.length > 0;
  const doubts = found.length + notLookedAt.length + skippedPages.length;
  const verificationStatus = pending ? 'pending' : doubts > 0 ? 'review' : 'verified';
  return { verificationStatus, results, openPages: open, skippedPages, waitingFor, found, notLookedAt };
}
