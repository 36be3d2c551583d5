import { backgroundCheck } from '#subgraphs/screening/screening/checks/background-check.js';
import { fraudDetection } from '#subgraphs/screening/screening/checks/fraud-detection.js';
import { generalRisk } from '#subgraphs/screening/screening/checks/general-risk.js';
import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { socialVerification } from '#subgraphs/screening/screening/checks/social-verification.js';
import { waitBefore } from '#subgraphs/screening/booking/reservation/analysis.js';
import { CATALOG } from '#subgraphs/screening/screening/checks/catalog.js';
import type { CheckResult } from '#subgraphs/screening/screening/details/check-result.js';
import { failing, goodPhone, known, maskedEmail, screens, signals } from './screening-signals.js';

type Case = [title: string, change: Partial<Signals>, expected: Partial<CheckResult>];

const because = (reason: string) => ({ known: false as const, reason });
const said = (text: string) => expect.stringContaining(text) as string;
const ofInstitution = known({ valid: true, disposable: false, free: false, masked: false, education: true });
const nobody = { social: known({ asked: 4, registered: 0 }), breaches: known({ count: 0, firstYear: null }) };

const SOCIAL: Case[] = [
  ['off', { screens: screens(), social: known({ asked: 3, registered: 2 }) }, { status: 'DISABLED' }],
  ['accounts in networks', { social: known({ asked: 3, registered: 2 }) }, { status: 'PASS', value: '2' }],
  [
    'a breach of years ago',
    { social: because('no_account_in_records'), breaches: known({ count: 2, firstYear: 2019 }) },
    { status: 'PASS', findings: [said('the first in 2019')] },
  ],
  ['an address of an institution', { ...nobody, email: ofInstitution }, { status: 'PASS', value: '0' }],
  ['a trace, though another provider fails', { ...nobody, social: failing, email: ofInstitution }, { status: 'PASS' }],
  [
    'no trace anywhere',
    nobody,
    {
      status: 'REVIEW',
      value: '0',
      help: said('No online history found for this'),
      findings: [said('No account found')],
    },
  ],
  [
    'a throw-away mailbox with accounts',
    {
      email: known({ valid: true, disposable: true, free: false, masked: false }),
      social: known({ asked: 3, registered: 2 }),
    },
    { status: 'REVIEW' },
  ],
  ['a domain that takes no mail', { ...nobody, mail: known({ acceptsMail: false }) }, { status: 'REVIEW' }],
  ['networks that fail', { ...nobody, social: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  ['breaches that fail', { ...nobody, breaches: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  [
    'nothing imported and nobody set up',
    { social: because('no_records_imported'), breaches: because('no_records_imported') },
    { status: 'INCOMPLETE', waitsFor: 'service', help: said('no records have been imported') },
  ],
  [
    'a masked address only',
    { phone: null, email: maskedEmail, social: because('email_masked'), breaches: because('email_masked') },
    { status: 'INCOMPLETE', waitsFor: 'guest' },
  ],
  ['nothing given', { phone: null, email: null }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
];

test.each(SOCIAL)('social accounts: %s', (_title, change, expected) => {
  expect(socialVerification(signals({ screens: screens('SocialVerificationAddon'), ...change }))).toMatchObject(
    expected,
  );
});

const both = screens('BackgroundCheck', 'SexOffendersAddon');
const REGISTER: Case[] = [
  ['off', { screens: screens(), offenders: known({ records: 1, sameBirthDate: 1 }) }, { status: 'DISABLED' }],
  ['no record', { offenders: known({ records: 0, sameBirthDate: 0 }) }, { status: 'PASS' }],
  ['a record', { offenders: known({ records: 1, sameBirthDate: 1 }) }, { status: 'REVIEW' }],
  ['a namesake', { offenders: known({ records: 1, sameBirthDate: 0 }) }, { status: 'REVIEW' }],
  ['a State that is switched off', { offenders: because('state_switched_off') }, { status: 'INCOMPLETE' }],
  [
    'a guest from abroad',
    { offenders: because('not_in_united_states') },
    { status: 'DISABLED', help: said('lives elsewhere') },
  ],
  ['no birth date', { offenders: null }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['no State', { offenders: because('state_undetermined') }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['nothing imported', { offenders: because('no_records_imported') }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  ['a provider that fails', { offenders: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  [
    'no record, but other registers asked for',
    { screens: both, offenders: known({ records: 0, sameBirthDate: 0 }) },
    { status: 'INCOMPLETE' },
  ],
  [
    'a record beside other registers',
    { screens: both, offenders: known({ records: 1, sameBirthDate: 1 }) },
    { status: 'REVIEW' },
  ],
  [
    'a record found while the add-on was on',
    { screens: screens('BackgroundCheck'), offenders: known({ records: 1, sameBirthDate: 1 }) },
    { status: 'INCOMPLETE' },
  ],
];

test.each(REGISTER)('background check: %s', (_title, change, expected) => {
  expect(backgroundCheck(signals({ screens: screens('SexOffendersAddon'), ...change }))).toMatchObject(expected);
});

const FRAUD: Case[] = [
  ['lists that hold nothing', { ipThreats: known({ lists: 0, tags: [] }) }, { status: 'PASS', value: '0' }],
  ['lists that nobody has', { ipThreats: because('no_records_imported') }, { status: 'PASS', findings: [] }],
  ['an address that attacks and hides', { ipThreats: known({ lists: 3, tags: ['spam', 'tor'] }) }, { value: '27' }],
  [
    'a lookup that fails',
    { ipThreats: failing },
    { status: 'INCOMPLETE', value: '0', waitsFor: 'service', findings: [said('the provider did not respond')] },
  ],
  [
    'a lookup that fails beside evidence',
    { ip: failing, email: known({ valid: true, disposable: true, free: false, masked: false }) },
    { status: 'REVIEW', value: '30' },
  ],
];

test.each(FRAUD)('fraud detection: %s', (_title, change, expected) => {
  expect(fraudDetection(signals(change))).toMatchObject(expected);
});

test.each([
  ['social_verification', socialVerification, SOCIAL],
  ['background_check', backgroundCheck, REGISTER],
] as const)('%s reaches each status of its catalogue entry', (key, _check, cases) => {
  const reached = new Set(cases.map(([, , { status }]) => status));
  expect([...reached].sort()).toEqual(Object.keys(CATALOG[key].help).sort());
});

test('what lookups found weighs in the general risk, and a long past lowers it', () => {
  const facts = signals({ phone: goodPhone, ...nobody, offenders: known({ records: 1, sameBirthDate: 1 }) });
  const on = { ...facts, screens: screens('SocialVerificationAddon', 'SexOffendersAddon') };
  const others = { background_check: backgroundCheck(on), social_verification: socialVerification(on) };
  expect(generalRisk(on, others)).toMatchObject({ status: 'REVIEW', value: '50' });
  const past = { ...on, social: known({ asked: 4, registered: 3 }) };
  expect(generalRisk(past, { ...others, social_verification: socialVerification(past) }).value).toBe('35');
});

test('those that failed are asked at growing distances, of six hours at most', () => {
  expect([0, 1, 2, 3, 7, 50].map((round) => waitBefore(round, 300))).toEqual([300, 600, 1200, 2400, 21600, 21600]);
});
