import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import { SCREEN_TITLES } from '#portal-screens';
import { simulationNote } from '../scenario/simulated-result.js';
import type { Verdict } from './verdict.js';

const titles = (keys: readonly EntryKey[]): string => keys.map((key) => CATALOG[key].title).join(', ');

/** Why the status is what it is, in sentences for an operator: what is waited for, what was found, what nobody saw. */
export function reasonFor(signals: Signals, verdict: Verdict): string {
  const { openPages, waitingFor, found, notLookedAt, verificationStatus } = verdict;
  const pages = openPages.map((name) => SCREEN_TITLES[name]).join(', ');
  const sentences = [
    simulationNote(signals),
    signals.booking.status === 'CANCELED' && 'The reservation is canceled.',
    pages && `Waiting for the guest to finish in the portal: ${pages}.`,
    waitingFor.length > 0 && `Waiting for: ${titles(waitingFor)}.`,
    found.length > 0 &&
      `${verificationStatus === 'pending' ? 'Already to be looked at' : 'To be looked at'}: ${titles(found)}.`,
    notLookedAt.length > 0 && `The portal was skipped, so nobody has looked at: ${titles(notLookedAt)}.`,
    verificationStatus === 'verified' &&
      'Everything that is switched on was looked at, and nothing needs the eyes of a person.',
  ];
  return sentences.filter(Boolean).join(' ');
}
