import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { CATALOG, ENTRY_KEYS } from '#subgraphs/screening/screening/checks/catalog.js';
import { DEFAULT_SCREENS, effectiveScreens } from '#subgraphs/screening/booking/facts/default-screens.js';
import { openPages } from '#subgraphs/screening/booking/facts/open-pages.js';
import { PAGE_SCREENS, SCREEN_NAMES, type ScreenName } from '#subgraphs/screening/booking/facts/screens.js';
import * as given from './screening-signals.js';

const { signals, payment, refused, portal, screens, known, unknown, booking, stays } = given;
const nothing = { phone: null, email: null, ip: null, address: null };
const skipped = portal({ skipped: true });
const fraud = screens('FraudDetectionAddon');

type Case = [title: string, change: Partial<Signals>, status: string, reason: string];

const CASES: Case[] = [
  ['a good guest', {}, 'verified', 'All enabled checks are complete'],
  ['the portal not submitted', { portal: portal() }, 'pending', 'portal screens: About you.'],
  ['a stale flag', { portal: portal({ completed: true }) }, 'pending', 'portal screens: About you.'],
  ['the portal skipped', { portal: skipped }, 'verified', 'All enabled checks are complete'],
  ['no page required', { portal: portal(), screens: fraud }, 'verified', 'All enabled checks are complete'],
  [
    'skipped without any data',
    { ...nothing, portal: skipped },
    'review',
    'Not checked, because the guest portal was skipped: Fraud detection',
  ],
  [
    'skipped with house rules',
    { portal: skipped, screens: screens('HouseRules') },
    'review',
    'Not checked, because the guest portal was skipped: House rules',
  ],
  [
    'skipped with an ID document screen',
    { portal: skipped, screens: screens('IDVerification') },
    'review',
    'Identity document',
  ],
  [
    'skipped with a check that does not exist yet',
    { portal: skipped, screens: screens('SanctionsSearchAddon') },
    'pending',
    'Waiting for: Sanctions.',
  ],
  [
    'skipped while a lookup fails',
    { ...nothing, phone: unknown, portal: skipped },
    'pending',
    'Waiting for: Fraud detection.',
  ],
  ['submitted without any data', { ...nothing }, 'pending', 'Waiting for: Fraud detection.'],
  [
    'submitted with a check that does not exist yet',
    { screens: { ...DEFAULT_SCREENS, AdverseMediaSearchAddon: 'required' } },
    'pending',
    'Adverse media',
  ],
  [
    'submitted without a deposit',
    { screens: { ...DEFAULT_SCREENS, SecurityDeposit: 'required' } },
    'pending',
    'Security deposit',
  ],
  [
    'a disposable mailbox',
    { email: known({ valid: true, disposable: true, free: false, masked: false }) },
    'review',
    'Fraud detection',
  ],
  ['a chargeback', { payments: [payment({ type: 'chargeback' })] }, 'review', 'Payment verification, Fraud detection'],
  ['declined twice', { stays: stays({ declined: 2 }) }, 'review', 'Needs review: General risk.'],
  [
    'a chargeback before the portal',
    { portal: portal(), payments: [payment({ type: 'chargeback' })] },
    'pending',
    'Already needs review',
  ],
  [
    'a canceled reservation',
    { booking: booking({ status: 'CANCELED' }) },
    'verified',
    'The reservation is canceled. All enabled',
  ],
  [
    'a canceled reservation, not submitted',
    { booking: booking({ status: 'CANCELED' }), portal: portal() },
    'pending',
    'is canceled. Waiting',
  ],
];

test.each(CASES)('%s', (_title, change, status, reason) => {
  const decision = decide(signals(change));
  expect(decision.verificationStatus).toBe(status);
  expect(decision.reason).toContain(reason);
});

test.each<[string, Partial<Signals>, string]>([
  ['green', {}, '0'],
  ['yellow', { booking: booking({ numberOfGuests: 5 }) }, '20'],
  ['yellow', { portal: portal() }, '0'],
  ['orange', { guest: { hasName: true, age: 17 } }, '40'],
  ['red', { guest: { hasName: true, age: 17 }, stays: stays({ declined: 1 }) }, '65'],
  ['black', { payments: [payment(), payment({ type: 'chargeback' })], stays: stays({ completed: 9 }) }, '60'],
  ['black', { blacklist: { hits: [{ entryId: 'x', matchedOn: 'email', inherited: false, reason: null }] } }, '60'],
])('%s is the colour with %j', (color, change, value) => {
  const decision = decide(signals(change));
  expect([decision.riskColor, decision.entries.general_risk.value, String(decision.riskScore)]).toEqual([
    color,
    value,
    value,
  ]);
});

test('unknown answers alone never make an entry pass', () => {
  const answers = { phone: unknown, email: unknown, ip: unknown, address: unknown };
  const decision = decide(signals({ ...answers, screens: screens(...SCREEN_NAMES), portal: skipped }));
  const passed = ENTRY_KEYS.filter((key) => decision.entries[key].status === 'PASS');
  // The lists and the bookings are our own: no provider is asked for them.
  expect(passed).toEqual(['general_risk', 'blacklist']);
  expect(decision).toMatchObject({ verificationStatus: 'pending', riskColor: 'yellow' });
});

test('the top lists are sorted by weight, and the score is the sum of the contributions', () => {
  const decision = decide(
    signals({ payments: [refused({ declineReason: 'stolen' })], stays: stays({ completed: 1 }) }),
  );
  const sum = decision.contributions.reduce((total, { points }) => total + points, 0);
  expect(decision.contributions.map(({ code }) => code)).toEqual([
    'card_reported_stolen',
    'payment_only_failed',
    'stayed_before',
  ]);
  expect(decision.riskScore).toBe(sum);
  expect(decision.topRisks[0]).toContain('stolen');
  expect(decision.topRisks).toHaveLength(2);
  expect(decision.topRecommendations).toHaveLength(2);
});

test('only fraud detection can decline', () => {
  expect(ENTRY_KEYS.filter((key) => 'DECLINE' in CATALOG[key].help)).toEqual(['fraud_detection']);
});

describe('screens', () => {
  test('later layers win, inherit and invalid values fall through', () => {
    const nonsense = { GuestList: 'perhaps', Unheard: 'required' } as unknown as Partial<
      Record<ScreenName, 'required'>
    >;
    const result = effectiveScreens([
      { HouseRules: 'required', AboutYou: 'disabled' },
      nonsense,
      { HouseRules: 'inherit', AboutYou: 'required' },
    ]);
    expect(result).toEqual({ ...DEFAULT_SCREENS, HouseRules: 'required' });
    expect(effectiveScreens([])).toEqual(DEFAULT_SCREENS);
    expect(Object.values(DEFAULT_SCREENS).filter((setting) => setting === 'required')).toHaveLength(2);
  });

  test('pending tasks are the required pages that were not accepted; add-ons have none', () => {
    expect(PAGE_SCREENS).toHaveLength(17);
    expect(openPages(screens('AboutYou', 'HouseRules', 'FraudDetectionAddon'), ['AboutYou'])).toEqual(['HouseRules']);
  });
});
