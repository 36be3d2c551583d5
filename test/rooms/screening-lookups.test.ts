import { backgroundCheck as backgroundCheckEntry } from '#subgraphs/screening/screening/checks/background-check.js';
import { fraudDetection as fraudDetectionEntry } from '#subgraphs/screening/screening/checks/fraud-detection.js';
import { generalRisk } from '#subgraphs/screening/screening/checks/general-risk.js';
import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { socialVerification as socialVerificationEntry } from '#subgraphs/screening/screening/checks/social-verification.js';
import { waitBefore } from '#subgraphs/screening/booking/reservation/analysis.js';
import { CATALOG } from '#subgraphs/screening/screening/checks/catalog.js';
import {
  type EnglishResult,
  failing,
  goodPhone,
  known,
  maskedEmail,
  screens,
  signals,
  inEnglish,
} from './screening-signals.js';

const fraudDetection = inEnglish(fraudDetectionEntry);
const backgroundCheck = inEnglish(backgroundCheckEntry);
const socialVerification = inEnglish(socialVerificationEntry);

type Case = [title: string, change: Partial<Signals>, expected: Partial<EnglishResult>];

const because = (reason: string) => ({ known: false as const, reason });
const said = (text: string) => expect.stringContaining(text) as string;
const ofInstitution = known({ valid: true, disposable: false, free: false, masked: false, education: true });
const nobody = { social: known({ asked: 4, registered: 0 }), breaches: known({ count: 0, firstYear: null }) };

const SOCIAL: Case[] = [
  ['off', { screens: screens(), social: known({ asked: 3, registered: 2 }) }, { status: 'DISABLED' }],
  ['social accounts', { social: known({ asked: 3, registered: 2 }) }, { status: 'PASS', value: '2' }],
  [
    'a breach from years ago',
    { social: because('no_account_in_records'), breaches: known({ count: 2, firstYear: 2019 }) },
    { status: 'PASS', findings: [said('the first in 2019')] },
  ],
  ['an address at an institution', { ...nobody, email: ofInstitution }, { status: 'PASS', value: '0' }],
  [
    'one result, though another provider fails',
    { ...nobody, social: failing, email: ofInstitution },
    { status: 'PASS' },
  ],
  [
    'no result anywhere',
    nobody,
    {
      status: 'REVIEW',
      value: '0',
      help: said('No online history found for this'),
      findings: [said('No account found')],
    },
  ],
  [
    'a disposable mailbox with accounts',
    {
      email: known({ valid: true, disposable: true, free: false, masked: false }),
      social: known({ asked: 3, registered: 2 }),
    },
    { status: 'REVIEW' },
  ],
  ['a domain that accepts no mail', { ...nobody, mail: known({ acceptsMail: false }) }, { status: 'REVIEW' }],
  ['social networks that fail', { ...nobody, social: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  ['breaches that fail', { ...nobody, breaches: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  [
    'no import and no provider',
    { social: because('no_records_imported'), breaches: because('no_records_imported') },
    { status: 'INCOMPLETE', waitsFor: 'service', help: said('no records have been imported') },
  ],
  [
    'a masked address only',
    { phone: null, email: maskedEmail, social: because('email_masked'), breaches: because('email_masked') },
    { status: 'INCOMPLETE', waitsFor: 'guest' },
  ],
  ['no data', { phone: null, email: null }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
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
  ['a disabled State', { offenders: because('state_switched_off') }, { status: 'INCOMPLETE' }],
  [
    'a guest from abroad',
    { offenders: because('not_in_united_states') },
    { status: 'DISABLED', help: said('lives elsewhere') },
  ],
  ['no birth date', { offenders: null }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['no State', { offenders: because('state_undetermined') }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['no import', { offenders: because('no_records_imported') }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  ['a provider that fails', { offenders: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  [
    'no record, with other registers requested',
    { screens: both, offenders: known({ records: 0, sameBirthDate: 0 }) },
    { status: 'INCOMPLETE' },
  ],
  [
    'a record, with other registers',
    { screens: both, offenders: known({ records: 1, sameBirthDate: 1 }) },
    { status: 'REVIEW' },
  ],
  [
    'a record found while the add-on was enabled',
    { screens: screens('BackgroundCheck'), offenders: known({ records: 1, sameBirthDate: 1 }) },
    { status: 'INCOMPLETE' },
  ],
];

test.each(REGISTER)('background check: %s', (_title, change, expected) => {
  expect(backgroundCheck(signals({ screens: screens('SexOffendersAddon'), ...change }))).toMatchObject(expected);
});

const FRAUD: Case[] = [
  ['lists without a match', { ipThreats: known({ lists: 0, tags: [] }) }, { status: 'PASS', value: '0' }],
  ['lists that are not imported', { ipThreats: because('no_records_imported') }, { status: 'PASS', findings: [] }],
  ['an address that attacks and hides', { ipThreats: known({ lists: 3, tags: ['spam', 'tor'] }) }, { value: '27' }],
  [
    'a failed lookup',
    { ipThreats: failing },
    { status: 'INCOMPLETE', value: '0', waitsFor: 'service', findings: [said('the provider did not respond')] },
  ],
  [
    'a failed lookup with other evidence',
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

test('lookup findings add to the general risk, and a long history lowers it', () => {
  const facts = signals({ phone: goodPhone, ...nobody, offenders: known({ records: 1, sameBirthDate: 1 }) });
  const on = { ...facts, screens: screens('SocialVerificationAddon', 'SexOffendersAddon') };
  const others = { background_check: backgroundCheckEntry(on), social_verification: socialVerificationEntry(on) };
  expect(generalRisk(on, others)).toMatchObject({ status: 'REVIEW', value: '50' });
  const past = { ...on, social: known({ asked: 4, registered: 3 }) };
  expect(generalRisk(past, { ...others, social_verification: socialVerificationEntry(past) }).value).toBe('35');
});

test('failed lookups are retried at growing intervals of up to six hours', () => {
  expect([0, 1, 2, 3, 7, 50].map((round) => waitBefore(round, 300))).toEqual([300, 600, 1200, 2400, 21600, 21600]);
});
