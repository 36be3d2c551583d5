import { blacklist as blacklistEntry } from '#subgraphs/screening/screening/checks/blacklist.js';
import { creditCheck as creditCheckEntry } from '#subgraphs/screening/screening/checks/credit-check.js';
import { fraudDetection as fraudDetectionEntry } from '#subgraphs/screening/screening/checks/fraud-detection.js';
import { generalRisk as generalRiskEntry } from '#subgraphs/screening/screening/checks/general-risk.js';
import { houseRules as houseRulesEntry } from '#subgraphs/screening/screening/checks/house-rules.js';
import { identificationDocument as identificationDocumentEntry } from '#subgraphs/screening/screening/checks/identification-document.js';
import { paymentVerification as paymentVerificationEntry } from '#subgraphs/screening/screening/checks/payment-verification.js';
import { sanctions as sanctionsEntry } from '#subgraphs/screening/screening/checks/sanctions.js';
import type { CreditSignal, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { CATALOG } from '#subgraphs/screening/screening/checks/catalog.js';
import type { EntryStatus } from '#subgraphs/screening/screening/details/check-result.js';
import * as given from './screening-signals.js';
import type { BlacklistHit } from '#subgraphs/screening/booking/facts/blacklist-facts.js';

const blacklist = given.inEnglish(blacklistEntry);
const creditCheck = given.inEnglish(creditCheckEntry);
const fraudDetection = given.inEnglish(fraudDetectionEntry);
const generalRisk = given.inEnglish(generalRiskEntry);
const houseRules = given.inEnglish(houseRulesEntry);
const identificationDocument = given.inEnglish(identificationDocumentEntry);
const paymentVerification = given.inEnglish(paymentVerificationEntry);

const { signals, payment, refused, screens, portal, known, unknown } = given;
const nothing = { phone: null, email: null, ip: null, address: null };
const hit: BlacklistHit = { entryId: 'x', matchedOn: 'email', inherited: true, reason: 'smoked' };
const at = (hour: number) => `2031-05-03T${String(hour).padStart(2, '0')}:00:00Z`;

type Case = [title: string, change: Partial<Signals>, status: EntryStatus];

const BLACKLIST: Case[] = [
  ['no data to search with', { ...nothing, guest: { hasName: true, age: null } }, 'INCOMPLETE'],
  ['a masked address only', { ...nothing, email: given.maskedEmail, guest: { hasName: false, age: 30 } }, 'INCOMPLETE'],
  ['a name with a birth date', nothing, 'PASS'],
  ['a phone number only', { ...nothing, phone: given.goodPhone, guest: { hasName: false, age: null } }, 'PASS'],
  ['a match', { blacklist: { hits: [hit] } }, 'REVIEW'],
  ['a match without any other data', { ...nothing, blacklist: { hits: [hit] } }, 'REVIEW'],
];

const deposit = { screens: screens('SecurityDeposit') };
const PAYMENT: Case[] = [
  ['no deposit and no payment', {}, 'DISABLED'],
  ['a deposit and no payment', deposit, 'INCOMPLETE'],
  ['no deposit, but a payment', { payments: [payment()] }, 'PASS'],
  ['a refund only', { ...deposit, payments: [payment({ type: 'refund' })] }, 'INCOMPLETE'],
  ['a notice only', { ...deposit, payments: [payment({ status: 'info' })] }, 'INCOMPLETE'],
  ['failures only', { ...deposit, payments: [refused(), refused({ type: 'charge' })] }, 'REVIEW'],
  ['a charge after a failure', { ...deposit, payments: [refused(), payment({ type: 'charge' })] }, 'PASS'],
  [
    'a failure after a charge',
    { payments: [refused({ occurredAt: at(12) }), payment({ occurredAt: at(11) })] },
    'PASS',
  ],
  [
    'a reversal reported before its authorization',
    {
      payments: [
        refused({ networkStatus: 'reversed_after_approval', occurredAt: at(12) }),
        payment({ occurredAt: at(11) }),
      ],
    },
    'REVIEW',
  ],
  ['a dispute after a charge', { payments: [payment(), payment({ type: 'dispute', status: 'warning' })] }, 'REVIEW'],
  ['a chargeback', { payments: [payment(), payment({ type: 'chargeback', status: 'info' })] }, 'REVIEW'],
];

const FRAUD: Case[] = [
  ['the add-on disabled', { screens: screens() }, 'DISABLED'],
  ['no data', nothing, 'INCOMPLETE'],
  ['an address only', { ...nothing, address: given.goodAddress }, 'INCOMPLETE'],
  ['everything unknown', { phone: unknown, email: unknown, ip: unknown, address: unknown }, 'INCOMPLETE'],
  ['a masked address only', { ...nothing, email: given.maskedEmail }, 'INCOMPLETE'],
  ['an unroutable IP address only', { ...nothing, ip: known({ countryCode: null, reserved: true }) }, 'INCOMPLETE'],
  ['a refund only', { ...nothing, payments: [payment({ type: 'refund' })] }, 'INCOMPLETE'],
  ['a good phone number only', { ...nothing, phone: given.goodPhone }, 'PASS'],
  ['a good payment only', { ...nothing, payments: [payment()] }, 'PASS'],
  ['a masked address and a good phone number', { email: given.maskedEmail }, 'PASS'],
  ['no valid contact', { email: null, phone: known({ valid: false, countryCode: null, lineType: null }) }, 'REVIEW'],
  ['a disposable mailbox', { email: known({ valid: true, disposable: true, free: false, masked: false }) }, 'REVIEW'],
  ['a dispute', { payments: [payment(), payment({ type: 'dispute' })] }, 'REVIEW'],
  ['failed 3-D Secure', { payments: [payment({ threeDSecure: 'failed' })] }, 'REVIEW'],
  [
    '3-D Secure failed, then done',
    { payments: [payment(), refused({ threeDSecure: 'failed', occurredAt: at(1) })] },
    'PASS',
  ],
  ['a chargeback', { payments: [payment({ type: 'chargeback' })] }, 'DECLINE'],
  ['a stolen card', { payments: [refused({ declineReason: 'stolen' }), payment()] }, 'DECLINE'],
  [
    'a card with several mismatches',
    {
      payments: [1, 2, 3].map((hour) =>
        refused({
          networkStatus: 'declined_by_network',
          cvcCheck: 'fail',
          threeDSecure: 'failed',
          cardCountry: 'BR',
          occurredAt: at(hour),
        }),
      ),
    },
    'DECLINE',
  ],
];

const rules = screens('HouseRules', 'BuildingScreen');
const HOUSE_RULES: Case[] = [
  ['no rules required', {}, 'DISABLED'],
  ['none accepted', { screens: rules }, 'INCOMPLETE'],
  ['one of two accepted', { screens: rules, portal: portal({ acceptedScreens: ['HouseRules'] }) }, 'INCOMPLETE'],
  ['skipped', { screens: rules, portal: portal({ skipped: true }) }, 'INCOMPLETE'],
  ['all accepted', { screens: rules, portal: portal({ acceptedScreens: ['HouseRules', 'BuildingScreen'] }) }, 'PASS'],
];

describe.each([
  ['blacklist', blacklist, BLACKLIST],
  ['payment_verification', paymentVerification, PAYMENT],
  ['fraud_detection', fraudDetection, FRAUD],
  ['house_rules', houseRules, HOUSE_RULES],
] as const)('%s', (key, check, cases) => {
  test.each(cases)('%s', (_title, change, status) => {
    expect(check(signals(change)).status).toBe(status);
  });

  test('reaches each status of its catalogue entry, and no other', () => {
    const reached = new Set(cases.map(([, , status]) => status));
    expect([...reached].sort()).toEqual(Object.keys(CATALOG[key].help).sort());
  });
});

describe('general_risk', () => {
  const BARE: Case[] = [
    ['no negative signals', {}, 'PASS'],
    ['about you not accepted', { portal: portal() }, 'INCOMPLETE'],
    ['about you not accepted, but skipped', { portal: portal({ skipped: true }) }, 'PASS'],
    ['about you not required', { portal: portal(), screens: screens() }, 'PASS'],
    ['a child', { guest: { hasName: true, age: 16 } }, 'REVIEW'],
    ['declined twice', { stays: given.stays({ declined: 2 }) }, 'REVIEW'],
    ['declined twice, with many completed stays', { stays: given.stays({ declined: 2, completed: 5 }) }, 'PASS'],
  ];
  test.each(BARE)('%s', (_title, change, status) => expect(generalRisk(signals(change), {}).status).toBe(status));

  test('never falls below zero', () => {
    expect(generalRisk(signals({ stays: given.stays({ completed: 9 }) }), {}).value).toBe('0');
  });

  test('weighs a fact that several entries share once, and reports what it could not count', () => {
    const facts = signals({
      payments: [payment({ type: 'dispute' })],
      screens: screens('SanctionsSearchAddon', 'FraudDetectionAddon'),
    });
    const others = {
      payment_verification: paymentVerificationEntry(facts),
      fraud_detection: fraudDetectionEntry(facts),
      sanctions: sanctionsEntry(facts),
    };
    const result = generalRisk(facts, others);
    expect(result).toMatchObject({ status: 'REVIEW', value: '40' });
    expect(result.help).toContain('Not included yet: sanctions.');
  });
});

describe('credit_check', () => {
  const agreed = { screens: screens('CreditCheck'), portal: portal({ acceptedScreens: ['CreditCheck'] }) };
  const said = (change: Partial<CreditSignal>) =>
    known<CreditSignal>({ outcome: 'clear', score: null, scoreFrom: null, scoreTo: null, reasons: [], ...change });

  test('is disabled while its screen is', () => expect(creditCheck(signals()).status).toBe('DISABLED'));

  test('waits for the guest’s consent, whatever is known', () => {
    const result = creditCheck(signals({ ...agreed, portal: portal(), credit: said({}) }));
    expect(result).toMatchObject({ status: 'INCOMPLETE', waitsFor: 'guest' });
    expect(result.help).toContain('Waiting for the guest to complete: Credit check.');
  });

  test('is incomplete without a credit bureau, and says so', () => {
    const result = creditCheck(signals(agreed));
    expect(result).toMatchObject({ status: 'INCOMPLETE', waitsFor: 'service' });
    expect(result.help).toContain('No credit bureau is set up.');
  });

  test.each([
    ['person_incomplete', 'guest', 'date of birth'],
    ['file_frozen', 'guest', 'frozen'],
    ['provider_failed', 'service', 'will be retried'],
    ['under_repair', 'service', 'returned no result: under repair.'],
  ])('%s leaves it incomplete, for the %s', (reason, waitsFor, told) => {
    const result = creditCheck(signals({ ...agreed, credit: { known: false, reason } }));
    expect(result).toMatchObject({ status: 'INCOMPLETE', waitsFor });
    expect(result.help).toContain(told);
  });

  test('passes without negative findings, with the score as its value', () => {
    const credit = said({ score: 742, scoreFrom: 300, scoreTo: 850 });
    expect(creditCheck(signals({ ...agreed, credit }))).toEqual({
      status: 'PASS',
      value: '742',
      risks: [],
      findings: ['test: score 742 (range 300 to 850).'],
    });
    expect(creditCheck(signals({ ...agreed, credit: said({}) }))).toEqual({ status: 'PASS', findings: [], risks: [] });
  });

  test('needs review if there is a finding or no credit file', () => {
    const named = creditCheck(
      signals({ ...agreed, credit: said({ outcome: 'consider', reasons: ['late_payments'] }) }),
    );
    expect(named).toMatchObject({ status: 'REVIEW', findings: ['test reports: late payments.'] });
    expect(named.risks).toMatchObject([{ code: 'credit_to_consider', points: 20 }]);
    const none = creditCheck(
      signals({ ...agreed, portal: portal({ skipped: true }), credit: said({ outcome: 'no_file' }) }),
    );
    expect(none).toMatchObject({ status: 'REVIEW', risks: [{ code: 'credit_no_file', points: 5 }] });
  });
});

describe('identification_document', () => {
  const asked = { screens: screens('IDVerification'), portal: portal({ acceptedScreens: ['IDVerification'] }) };
  const whole = { started: true, missing: [], findings: [] };

  test('is disabled while not required and without pictures', () =>
    expect(identificationDocument(signals()).status).toBe('DISABLED'));

  test('is incomplete while a picture is missing, and names it', () => {
    const result = identificationDocument(signals({ ...asked, idCheck: { ...whole, missing: ['back', 'selfie'] } }));
    expect(result).toMatchObject({ status: 'INCOMPLETE', waitsFor: 'guest' });
    expect(result.help).toContain('back of the document, selfie');
    expect(identificationDocument(signals(asked)).status).toBe('INCOMPLETE');
  });

  test('passes with all pictures and no finding, also without a screen', () => {
    expect(identificationDocument(signals({ ...asked, idCheck: whole })).status).toBe('PASS');
    expect(identificationDocument(signals({ idCheck: whole })).status).toBe('PASS');
  });

  test('needs review on any finding, and when no attempts are left', () => {
    const found = identificationDocument(signals({ idCheck: { ...whole, findings: ['document_expired'] } }));
    expect(found).toMatchObject({ status: 'REVIEW', findings: ['The document has expired.'] });
    const tried = { ...whole, missing: ['back' as const], findings: ['attempts_used_up' as const] };
    expect(identificationDocument(signals({ ...asked, idCheck: tried })).status).toBe('REVIEW');
  });
});

test('a blacklist finding names the field, the list and the reason', () => {
  expect(blacklist(signals({ blacklist: { hits: [hit] } })).findings).toEqual([
    "An entry on an inherited list of blocked guests matches the guest's email address (reason given: smoked).",
  ]);
});

describe('the fraud model in the fraud entry', () => {
  const says = (tier: 'review' | 'flag' | 'auto_approve', origin?: 'simulated' | 'own') =>
    known({ model: 'str-fraud@1', ...(origin && { origin }), probability: 0.94, tier, reasons: ['Nights: 2.'] });
  const unusual = { phone: known({ valid: true, countryCode: 'US', lineType: 'voip' }) };
  const disposable = { email: known({ valid: true, disposable: true, free: false, masked: false }) };
  const noMail = { mail: known({ acceptsMail: false }) };
  const MENTIONED = /model|prior|str-fraud/;

  test.each([
    ['no other signal', {}],
    ['one weak signal', unusual],
  ])('a prior beside %s is neither counted nor shown: it passes', (_what, change) => {
    const without = fraudDetection(signals(change));
    for (const origin of ['simulated', undefined] as const)
      for (const tier of ['review', 'flag'] as const)
        expect(fraudDetection(signals({ ...change, fraudModel: says(tier, origin) }))).toEqual(without);
    expect(without.status).toBe('PASS');
  });

  test('a prior beside signals that lead to a review is counted, shown and named', () => {
    const twenty = { ...noMail };
    expect(fraudDetection(signals(twenty))).toMatchObject({ status: 'PASS', value: '20' });
    const entry = fraudDetection(signals({ ...twenty, fraudModel: says('flag', 'simulated') }));
    expect(entry).toMatchObject({ status: 'REVIEW', value: '30' });
    expect(entry.findings).toContain(
      'str-fraud@1 (built-in model trained on simulated bookings, low weight): 94.0% probability of fraud. Nights: 2.',
    );
    expect(fraudDetection(signals({ ...twenty, fraudModel: says('review', 'simulated') })).value).toBe('20');
    const both = fraudDetection(signals({ ...disposable, fraudModel: says('review', 'simulated') }));
    expect(both).toMatchObject({ status: 'REVIEW', value: '35' });
  });

  test.each([
    ['review', '30'],
    ['flag', '50'],
  ] as const)('a model of the account’s own history with %s is sufficient for a review', (tier, value) => {
    const entry = fraudDetection(signals({ fraudModel: says(tier, 'own') }));
    expect(entry).toMatchObject({ status: 'REVIEW', value });
    expect(entry.findings).toContain('str-fraud@1: 94.0% probability of fraud. Nights: 2.');
  });

  test('a model is mentioned only if it was counted, and never beside PASS', () => {
    for (const origin of ['simulated', 'own', undefined] as const)
      for (const tier of ['review', 'flag', 'auto_approve'] as const)
        for (const change of [
          {},
          unusual,
          disposable,
          noMail,
          { ...unusual, ...noMail },
          { ...disposable, ...noMail },
        ]) {
          const entry = fraudDetection(signals({ ...change, fraudModel: says(tier, origin) }));
          const counted = entry.risks.some(({ code }) => MENTIONED.test(code));
          const shown = entry.findings.some((finding) => MENTIONED.test(finding));
          expect([origin, tier, counted, shown && entry.status === 'PASS']).toEqual([origin, tier, shown, false]);
        }
  });
});

test('loyalty has no weight and is not a finding: it is in the help text, with its model', () => {
  const note = 'Trained on public reviews from two cities, not on your guests.';
  const said = {
    model: 'guest-loyalty@1',
    origin: 'open' as const,
    note,
    score: 82,
    tier: 'high_loyalty' as const,
    value: 2_303,
    valueTier: 'high_value' as const,
    reasons: [],
  };
  const loyalty = known(said);
  const [entry, without] = [generalRisk(signals({ loyalty }), {}), generalRisk(signals({}), {})];
  expect(entry).toEqual({ ...without, help: expect.any(String) });
  expect(entry.help).toContain(
    `Loyalty (not part of the risk score): 82 of 100, among the 10% most likely to return; predicted value 2303 US dollars (guest-loyalty@1). ${note}`,
  );
  const low = known({ ...said, score: 20, tier: 'low_loyalty' as const });
  expect(generalRisk(signals({ loyalty: low }), {})).toEqual(without);
});

test('a fraud entry reports unknown answers', () => {
  expect(fraudDetection(signals({ email: unknown })).findings.join()).toContain(
    'email address (the provider did not answer)',
  );
  expect(fraudDetection(signals({ ...nothing, phone: unknown }))).toMatchObject({ waitsFor: 'service' });
  expect(fraudDetection(signals(nothing))).toMatchObject({ waitsFor: 'guest' });
});
