import { CATALOG, ENTRY_KEYS, type EntryKey } from '../checks/catalog.js';
import type { EntryStatus } from '../details/check-result.js';
import { ENTRY_OUTCOMES, refusedPayment, stolenCard } from './entry-outcomes.js';
import { all, given, on, paid } from './plays.js';
import type { Play, Scenario } from './scenario.js';

const pascal = (words: string) => words.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const OUTCOMES: Scenario[] = ENTRY_KEYS.flatMap((entry) =>
  (Object.entries(ENTRY_OUTCOMES[entry]) as [EntryStatus, Play][]).map(([status, play]) => ({
    name: `${pascal(entry)}${pascal(status.toLowerCase())}`,
    text: CATALOG[entry].help[status]!,
    about: { entry, status },
    play,
  })),
);

const everywhere = (status: EntryStatus) =>
  all(...ENTRY_KEYS.flatMap((key: EntryKey) => ENTRY_OUTCOMES[key][status] ?? []));

const COMBINATIONS: Scenario[] = [
  { name: 'AllGreen', text: 'All checks are on and pass.', play: everywhere('PASS') },
  {
    name: 'AllReview',
    text: 'Every check that can recommend manual review does so.',
    play: all(on('house_rules'), everywhere('REVIEW')),
  },
  {
    name: 'Decline',
    text: 'Strong evidence of fraud: the card is reported stolen and nothing was paid.',
    play: all(on('payment_verification'), stolenCard, refusedPayment),
  },
  {
    name: 'ProviderDown',
    text: 'No lookup responds. The analysis is retried, then completes with the available data.',
    play: given({
      phone: { known: false, reason: 'the lookup did not respond' },
      email: { known: false, reason: 'the lookup did not respond' },
      ip: null,
      address: null,
    }),
    providersDown: true,
  },
  {
    name: 'SlowAnalysis',
    text: 'Nothing is found, but the analysis takes three seconds.',
    play: all(),
    takesSeconds: 3,
  },
  {
    name: 'ChargebackLater',
    text: 'The guest pays and nothing is found. Five seconds later the stay is analyzed again: the payment was charged back.',
    play: all(on('payment_verification'), paid({})),
    later: { seconds: 5, play: paid({ type: 'chargeback', status: 'warning', networkStatus: null }) },
  },
];

/** All scenarios of test mode, as listed in the docs. */
export const SCENARIOS: readonly Scenario[] = [...OUTCOMES, ...COMBINATIONS];

const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const BY_KEY = new Map(SCENARIOS.map((scenario) => [keyOf(scenario.name), scenario]));

/** The scenario triggered by a guest's last name, full name or its last word; null for any other name. */
export function scenarioOf(guest: { guestLastName: string | null; guestFullName: string | null }): Scenario | null {
  const { guestLastName: last, guestFullName: full } = guest;
  const names = [last, full, full?.trim().split(/\s+/).at(-1)];
  for (const name of names) {
    const found = name ? BY_KEY.get(keyOf(name)) : undefined;
    if (found) return found;
  }
  return null;
}
