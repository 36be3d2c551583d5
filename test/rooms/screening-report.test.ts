import { inflateSync } from 'node:zlib';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { renderPdf } from '#kit/pdf/render-pdf.js';
import type { ReportLanguage } from '#kit/pdf/report-language.js';
import { reportDocument } from '#subgraphs/screening/screening/report/report-document.js';
import type { DecisionPhrases } from '#subgraphs/screening/booking/facts/decision-phrases.js';
import type { ReportFacts } from '#subgraphs/screening/screening/report/report-facts.js';
import { maskedEmail, payment, refused, screens, signals, stays, unknown } from './screening-signals.js';

const NOW = new Date('2031-05-04T10:00:00Z');
const risky = signals({
  screens: screens('AboutYou', 'IDVerification', 'SecurityDeposit', 'FraudDetectionAddon', 'SanctionsSearchAddon'),
  email: maskedEmail,
  phone: unknown,
  blacklist: { hits: [{ entryId: 'x', matchedOn: 'email', inherited: false, reason: 'Party in May' }] },
  stays: stays({ completed: 1, canceled: 2 }),
  payments: [
    payment({ cvcCheck: 'fail', cardCountry: 'NG' }),
    refused(),
    refused({ occurredAt: '2031-05-03T11:00:00Z' }),
    payment({ type: 'dispute', occurredAt: '2031-05-03T12:00:00Z' }),
  ],
});

function facts(change: Partial<ReportFacts> = {}): ReportFacts {
  const outcome = decide(risky);
  return {
    reservation: {
      id: '01900000-0000-7000-8000-000000000001',
      confirmationCode: 'HX-7781',
      status: 'CONFIRMED',
      source: 'direct',
      checkInDate: '2031-06-01T15:00:00Z',
      checkOutDate: '2031-06-05',
      nights: 4,
      numberOfGuests: 2,
      totalPrice: 812.5,
      currency: 'eur',
      supervised: null,
      supervisedBy: null,
      businessRules: [],
      verificationStatus: outcome.verificationStatus,
      verificationReason: outcome.reason,
    },
    guest: { fullName: 'Ana Sousa', email: 'ana@example.org', phone: '+351910000000', location: 'Porto' },
    listing: { name: 'Casa do Rio', location: { street: 'Rua 1', city: 'Porto', country: 'Portugal' } },
    accountName: 'Rio Stays',
    isTest: false,
    decision: {
      id: '01900000-0000-7000-8000-000000000002',
      madeAt: NOW,
      outcome,
      sources: [{ what: 'phone', source: 'libphonenumber-js@1.12.31', asOf: '2031-01-01' }],
    },
    shown: {
      entries: outcome.entries,
      phrases: JSON.parse(JSON.stringify(outcome.phrases)) as DecisionPhrases,
      topRisks: outcome.topRisks,
      topRecommendations: outcome.topRecommendations,
    },
    notes: [{ text: 'Called the guest, all in order.', authorName: 'Rio Stays', createdAt: NOW }],
    madeAt: NOW,
    ...change,
  };
}

/** The number of pages, read from the page tree wherever it is written. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const inflated = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const counts = [text, ...inflated].flatMap((part) => [...part.matchAll(/\/Type \/Pages\s+\/Count (\d+)/g)]);
  return Number(counts[0]?.[1] ?? NaN);
}

test.each([
  ['a decision with many reasons', facts(), 3],
  ['no decision yet', facts({ decision: null, notes: [] }), 1],
  [
    'no listing and a guest of whom nothing is known',
    facts({ listing: null, guest: { fullName: null, email: null, phone: null, location: null } }),
    3,
  ],
  [
    'names of other scripts',
    facts({ guest: { fullName: 'محمد علي حسن', email: null, phone: null, location: 'Երևան, თბილისი, Αθήνα, Київ' } }),
    3,
  ],
  ['marks that cannot be printed', facts({ accountName: 'a\u202eb\u0007\ud800' }), 3],
  [
    'a hundred long notes',
    facts({
      notes: Array.from({ length: 100 }, () => ({ text: 'word '.repeat(200), authorName: 'x', createdAt: NOW })),
    }),
    60,
  ],
])('%s is a PDF with whole pages', async (name, given, most) => {
  const pdf = await renderPdf(reportDocument(given));
  const { REPORT_FOLDER: folder } = process.env;
  if (folder) (await import('node:fs')).writeFileSync(`${folder}/${name.replaceAll(' ', '-')}.pdf`, pdf);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(most);
});

test('shows the operator’s decision above the service’s findings', () => {
  const { reservation } = facts();
  const text = JSON.stringify(reportDocument(facts({ reservation: { ...reservation, supervised: 'approve' } })));
  expect(text.indexOf('"Approved"')).toBeGreaterThan(0);
  expect(text).toContain('Decided manually. Automatic result:');
  expect(text.indexOf('"Approved"')).toBeLessThan(text.indexOf(reservation.verificationReason));
});

test('a report of a test account says so across each page, above all else and at the foot', () => {
  const { footer, ...told } = reportDocument(facts({ isTest: true }));
  expect(told.watermark).toMatchObject({ text: 'Test data' });
  const text = JSON.stringify(told.content);
  expect(text.indexOf('Test data: simulated for an account')).toBeLessThan(text.indexOf('Reservation HX-7781'));
  expect(JSON.stringify((footer as (page: number, pages: number) => object)(1, 2))).toContain('Test data · ');
  expect(JSON.stringify(reportDocument(facts()))).not.toContain('Test data');
});

/** A report shows machine-readable codes as words. */
const inWords = (text: string) => text.replace(/\b[a-z]+(_[a-z]+)+\b/g, (code) => code.replaceAll('_', ' '));

test('lists every entry, contribution and change that would alter the decision', () => {
  const given = facts();
  const text = JSON.stringify(reportDocument(given));
  const { entries, contributions, counterfactuals } = given.decision!.outcome;
  const wanted = [
    ...Object.values(entries).flatMap(({ help, findings }) => [inWords(help ?? ''), ...findings.map(inWords)]),
    ...contributions.map((one) => one.text),
    ...counterfactuals.map((one) => one.text),
  ];
  expect(contributions.length).toBeGreaterThan(1);
  for (const line of wanted) expect(text).toContain(JSON.stringify(line).slice(1, -1));
});

test('attributes decisions of the operator’s rules, and shows codes as words', () => {
  const { reservation } = facts();
  const ruled = { supervised: 'decline', supervisedBy: 'rule', businessRules: ['No parties', '不要聚会'] };
  const text = JSON.stringify(reportDocument(facts({ reservation: { ...reservation, ...ruled } })));
  expect(text).toContain('Decided by a business rule. Automatic result:');
  expect(text).toContain('Business rules that fired: No parties, Bu Yao Ju Hui.');
  expect(text).not.toMatch(/"[^"]*\((?:not_asked|provider_failed|no_records_imported)\)/);
  expect(text).toContain('are transliterated to Latin');
});

/** Content with all texts of its nodes in one string, as a reader sees them. */
const textOf = (given: ReportFacts, language: ReportLanguage) => {
  const { content, footer, info } = reportDocument(given, language);
  return JSON.stringify([content, (footer as (page: number, pages: number) => object)(1, 2), info]);
};

const TRANSLATED = ['de', 'fr', 'es', 'it'] as const;

test.each(TRANSLATED)('in %s, no sentence of the service is left in English', (language) => {
  const given = facts({ isTest: true });
  const [english, translated] = [textOf(given, 'en'), textOf(given, language)];
  const { outcome } = given.decision!;
  const { contributions, counterfactuals, topRecommendations, entries, reason } = outcome;
  const sentences = [
    reason,
    ...contributions.map(({ text }) => text),
    ...counterfactuals.map(({ text }) => text),
    ...topRecommendations,
    ...Object.values(entries).flatMap(({ help, findings }) => [...(help ? [inWords(help)] : []), ...findings]),
    'Guest screening report',
    'Contributing factors',
    'confidential',
    'Risk score',
  ].map((line) => JSON.stringify(line).slice(1, -1));
  for (const line of sentences) {
    expect(english).toContain(line);
    expect(translated).not.toContain(line);
  }
  // What people wrote stays as it is.
  for (const own of ['Party in May', 'Called the guest, all in order.', 'Casa do Rio'])
    expect(translated).toContain(own);
});

test('dates, amounts and counts are those of the language', () => {
  const german = textOf(facts(), 'de');
  for (const text of [
    '01.06.2031 bis 05.06.2031, 4 Nächte',
    '812,50 EUR',
    '2 Gäste',
    '04.05.2031, 10:00 UTC',
    'Seite 1 von 2',
  ])
    expect(german).toContain(text);
  expect(textOf(facts(), 'fr')).toContain('du 1 juin 2031 au 5 juin 2031, 4 nuits');
  expect(reportDocument(facts(), 'it').language).toBe('it');
});

test('a text that the reservation no longer shows, or whose phrases are unknown, stays in English', () => {
  const { shown, decision } = facts();
  const { help } = decision!.outcome.entries.payment_verification;
  const { payment_verification: entry, ...others } = shown!.entries;
  const newer = { ...shown!, entries: { ...others, payment_verification: { ...entry!, help: 'Something newer.' } } };
  expect(textOf(facts(), 'de')).not.toContain(inWords(help!));
  expect(textOf(facts({ shown: newer }), 'de')).toContain(inWords(help!));
  const older = { ...shown!, phrases: null };
  const { verificationReason } = facts().reservation;
  expect(textOf(facts({ shown: older }), 'de')).toContain(JSON.stringify(verificationReason).slice(1, -1));
});

test.each(TRANSLATED)('a report in %s is a PDF with whole pages', async (language) => {
  const pdf = await renderPdf(reportDocument(facts({ isTest: true }), language));
  const { REPORT_FOLDER: folder } = process.env;
  if (folder) (await import('node:fs')).writeFileSync(`${folder}/report-${language}.pdf`, pdf);
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(2);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(4);
});
