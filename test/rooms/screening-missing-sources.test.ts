import type { Answer, Gap, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { applyChange } from '#subgraphs/screening/screening/decision/change.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import type { ScreenName } from '#subgraphs/screening/booking/facts/screens.js';
import { AS_OF, failing, known, portal, screens, signals } from './screening-signals.js';

const missing = (reason: string, ...gaps: [source: string, reason: string][]): Answer<never> => ({
  known: false,
  reason,
  ...(gaps.length > 0 && { gaps: gaps.map(gap) }),
});

const gap = ([source, reason]: [source: string, reason: string]): Gap => ({ source, reason, message: 'Missing.' });

const LISTS: [source: string, reason: string][] = [
  ['UN', 'list_not_imported'],
  ['EU', 'data_too_old'],
];

/** A guest whose only open check is this screen's. */
const waiting = (screen: ScreenName, change: Partial<Signals>): Signals =>
  signals({ screens: screens(screen), portal: portal({ completed: true, acceptedScreens: [screen] }), ...change });

const searchedLists: Answer<{ people: number; hits: []; dismissed: number }> = {
  known: true,
  source: 'OFAC',
  asOf: AS_OF,
  value: { people: 1, hits: [], dismissed: 2 },
  gaps: LISTS.map(gap),
};

const news = (...gaps: [source: string, reason: string][]) =>
  known({
    reportId: 'r',
    status: 'NO_RESULTS' as const,
    articles: 0,
    categories: [],
    reason: null,
    gaps: gaps.map(gap),
  });

const check = (reason: string | null, ...gaps: [source: string, reason: string][]) =>
  known({
    reportId: 'r',
    sources: [{ key: 'watchlist', searched: false, reason, found: 0, gaps: gaps.map(gap) }],
  });

test.each<[what: string, Signals, ...changes: string[]]>([
  [
    'no sanctions list is loaded',
    waiting('SanctionsSearchAddon', {
      sanctions: missing('no_records_imported', ['watchlists', 'no_records_imported']),
    }),
    'Load or refresh the data for "Sanctions" under Data sources: sanctions lists.',
  ],
  [
    'some lists are missing or too old',
    waiting('SanctionsSearchAddon', { sanctions: searchedLists }),
    'Load or refresh the data for "Sanctions" under Data sources: UN, EU.',
  ],
  [
    'no provider of lists is set up',
    waiting('SanctionsSearchAddon', { sanctions: null }),
    'Set up a data provider for "Sanctions".',
  ],
  [
    'the provider of lists failed',
    waiting('SanctionsSearchAddon', { sanctions: failing }),
    'A data provider for "Sanctions" did not respond. Wait for the automatic retry, or decide manually.',
  ],
  [
    'a list is missing and a provider failed',
    waiting('SanctionsSearchAddon', {
      sanctions: missing('provider_failed', ['UN', 'list_not_imported'], ['dilisense', 'provider_failed']),
    }),
    'Load or refresh the data for "Sanctions" under Data sources: UN.',
    'A data provider for "Sanctions" did not respond. Wait for the automatic retry, or decide manually.',
  ],
  [
    "the guest's name is missing",
    waiting('SanctionsSearchAddon', { sanctions: null, guest: { hasName: false, age: 40 } }),
    'Add the guest details that "Sanctions" needs: first and last name.',
  ],
  [
    'no credit bureau is set up',
    waiting('CreditCheck', { credit: null }),
    'Set up a data provider for "Credit check".',
  ],
  [
    'the credit file is frozen',
    waiting('CreditCheck', { credit: missing('file_frozen') }),
    'Add the guest details that "Credit check" needs: a credit file that is not frozen.',
  ],
  [
    'no news are loaded',
    waiting('AdverseMediaSearchAddon', { adverseMedia: news(['news', 'no_news_for_country']) }),
    'Load or refresh the data for "Adverse media" under Data sources: news articles.',
  ],
  [
    'the news search is running',
    waiting('AdverseMediaSearchAddon', { adverseMedia: missing('pending') }),
    'Wait for "Adverse media" to finish without findings.',
  ],
  [
    'a source has too many articles to read',
    waiting('AdverseMediaSearchAddon', { adverseMedia: news(['news', 'more_articles_than_read']) }),
    'Decide manually: "Adverse media" cannot be completed automatically.',
  ],
  [
    "no register of the guest's state is loaded",
    waiting('SexOffendersAddon', {
      offenders: missing('no_records_of_state', ['sex-offenders', 'no_records_of_state']),
    }),
    'Load or refresh the data for "Background check" under Data sources: sex offender registers.',
  ],
  [
    'the state is not known',
    waiting('SexOffendersAddon', { offenders: missing('state_undetermined') }),
    'Add the guest details that "Background check" needs: full address.',
  ],
  [
    'a source of the background check has no records',
    waiting('BackgroundCheck', { background: check('no_records_imported', ['watchlist', 'no_records_imported']) }),
    'Load or refresh the data for "Background check" under Data sources: sanctions lists.',
  ],
  [
    'no source of social accounts knows the address',
    waiting('SocialVerificationAddon', { social: missing('no_provider') }),
    'Set up a data provider for "Social accounts".',
  ],
  [
    'the email address is a relay, and there is no phone number',
    waiting('SocialVerificationAddon', { phone: null, social: missing('email_masked') }),
    'Provide a valid phone number and email address.',
  ],
])('if %s, names what completes the check, never to turn it off', (_, facts, ...texts) => {
  const { counterfactuals, verificationStatus } = decide(facts);
  expect(verificationStatus).toBe('pending');
  expect(counterfactuals.map(({ text }) => text)).toEqual(texts);
  expect(decide(counterfactuals.reduce(applyChange, facts)).verificationStatus).toBe('verified');
  for (const change of counterfactuals) {
    const others = counterfactuals.filter((other) => other !== change);
    expect(decide(others.reduce(applyChange, facts)).verificationStatus).toBe('pending');
  }
});
