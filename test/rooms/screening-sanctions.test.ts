import { nameMarksOf, sanctionsOf } from '#subgraphs/screening/screening/analysis/lookups/listed-people.js';
import { givenOf } from '#subgraphs/screening/screening/analysis/lookups/given-of.js';
import { GuestSecret } from '#subgraphs/screening/booking/guest/guest-secret.entity.js';
import { Reservation } from '#subgraphs/screening/booking/reservation/reservation.entity.js';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { generalRisk } from '#subgraphs/screening/screening/checks/general-risk.js';
import { sanctions as sanctionsEntry } from '#subgraphs/screening/screening/checks/sanctions.js';
import type { ListedHit, SanctionsSignal, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { CATALOG } from '#subgraphs/screening/screening/checks/catalog.js';
import { type EnglishResult, failing, known, screens, signals, inEnglish } from './screening-signals.js';

const sanctions = inEnglish(sanctionsEntry);

const hit = (change: Partial<ListedHit> = {}): ListedHit => ({
  person: 0,
  entryId: 'OFAC:7',
  list: 'OFAC',
  band: 'exact',
  words: { same: 2, initial: 1 },
  qualifiers: [],
  ...change,
});

const OTHER_DATE = hit({
  entryId: 'OFAC:2676',
  band: 'likely',
  nameBand: 'exact',
  words: { same: 3 },
  qualifiers: ['other_birth_date'],
  listedBirthDates: ['1957-03-10'],
});

const found = (change: Partial<SanctionsSignal> = {}) => known({ people: 1, hits: [], dismissed: 0, ...change });
const because = (reason: string) => ({ known: false as const, reason });
const said = (text: string) => expect.stringContaining(text) as string;

const CASES: [title: string, change: Partial<Signals>, expected: Partial<EnglishResult>][] = [
  ['off', { screens: screens(), sanctions: found({ hits: [hit()] }) }, { status: 'DISABLED' }],
  ['the whole party checked, no match', { sanctions: found() }, { status: 'PASS', findings: [] }],
  ['a match', { sanctions: found({ hits: [hit()] }) }, { status: 'REVIEW', findings: [said('OFAC entry 7')] }],
  [
    'a match for an additional guest',
    { sanctions: found({ people: 3, hits: [hit({ person: 2, band: 'likely', qualifiers: ['other_country'] })] }) },
    {
      status: 'REVIEW',
      findings: [
        said(
          'additional guest 2 and OFAC entry 7: similar name (words: 2 identical, 1 as an initial); no date of birth to compare; different country.',
        ),
      ],
    },
  ],
  [
    'an identical name with another birth date entered by the guest',
    { sanctions: found({ hits: [OTHER_DATE] }) },
    {
      status: 'REVIEW',
      findings: [
        'Potential match between the guest and OFAC entry 2676: identical name; date of birth differs: the list says 1957-03-10, and no document confirms the date that the guest entered.',
      ],
    },
  ],
  [
    'an identical name with another birth date on the document',
    { sanctions: found({ cleared: [OTHER_DATE] }) },
    {
      status: 'PASS',
      findings: [
        'OFAC entry 2676, cleared by the ID document: identical name, but the date of birth on the document differs (the list says 1957-03-10).',
      ],
    },
  ],
  ['dismissed matches', { sanctions: found({ dismissed: 2 }) }, { status: 'PASS', findings: [said('dismissed: 2')] }],
  [
    'no list',
    { sanctions: because('no_records_imported') },
    { status: 'INCOMPLETE', waitsFor: 'service', help: said('No records have been imported yet.') },
  ],
  [
    'a missing list',
    {
      sanctions: { ...found(), gaps: [{ source: 'UK', reason: 'list_not_imported', message: 'Import the UK list.' }] },
    },
    { status: 'INCOMPLETE', waitsFor: 'service', help: said('Import the UK list.') },
  ],
  ['a provider that fails', { sanctions: failing }, { status: 'INCOMPLETE', waitsFor: 'service' }],
  [
    'no provider',
    { sanctions: null },
    { status: 'INCOMPLETE', waitsFor: 'service', help: said('No provider is set up') },
  ],
  ['no name', { guest: { hasName: false, age: null }, sanctions: null }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['an unreadable name', { sanctions: because('person_unreadable') }, { status: 'INCOMPLETE', waitsFor: 'guest' }],
  ['an older decision', {}, { status: 'INCOMPLETE' }],
];

test.each(CASES)('sanctions: %s', (_title, change, expected) => {
  expect(sanctions(signals({ screens: screens('SanctionsSearchAddon'), ...change }))).toMatchObject(expected);
});

test('reaches each status of the catalogue entry', () => {
  const reached = new Set(CASES.map(([, , { status }]) => status));
  expect([...reached].sort()).toEqual(Object.keys(CATALOG.sanctions.help).sort());
});

test('a close match weighs more than a namesake, and each counts once', () => {
  const scoreOf = (...hits: ListedHit[]) => {
    const facts = signals({ screens: screens('SanctionsSearchAddon'), sanctions: found({ hits }) });
    return generalRisk(facts, { sanctions: sanctionsEntry(facts) }).value;
  };
  const close = hit({ band: 'strong', qualifiers: ['same_birth_date'] });
  expect([scoreOf(hit(), close), scoreOf(hit({ band: 'strong' })), scoreOf(hit(), hit({ band: 'likely' }))]).toEqual([
    '60',
    '25',
    '85',
  ]);
  expect(scoreOf(OTHER_DATE)).toBe('40');
});

test('a stored answer contains no name, and name marks are keyed', () => {
  useCipherKey(Buffer.alloc(32, 7));
  const token = (left: string | null, why: string) => ({ left, right: 'quillfeather', why, kind: 'name' });
  const item = { id: 'UN:4', source: 'UN', score: 0.9, dismissal: null, dob: ['1961-02-03'], yob: [1961, 1964] };
  const matched = {
    nameScore: 0.97,
    tokens: [token('quillfeather', 'same'), token(null, 'right_alone')],
    qualifiers: ['same_country'],
  };
  const facts = {
    people: [
      {
        keys: ['=quillfeather', 'KLFTR'],
        items: [
          { ...item, matched },
          { ...item, dismissal: {}, matched },
        ],
      },
    ],
  };
  const signal = sanctionsOf(facts, []);
  expect(signal).toEqual({
    people: 1,
    dismissed: 1,
    hits: [
      hit({
        entryId: 'UN:4',
        list: 'UN',
        band: 'strong',
        words: { same: 1, right_alone: 1 },
        qualifiers: ['same_country'],
        nameBand: 'exact',
        listedBirthDates: ['1961-02-03', '1964'],
      }),
    ],
  });
  expect(JSON.stringify([signal, nameMarksOf(facts)])).not.toMatch(/quill|KLFTR/i);
  expect(nameMarksOf(facts)).toHaveLength(2);
});

test('only a birth date on a document clears an entry with another one', () => {
  useCipherKey(Buffer.alloc(32, 7));
  const matched = { nameScore: 1, tokens: [], qualifiers: ['other_birth_date'] };
  const item = { id: 'UN:4', source: 'UN', score: 0.85, dismissal: null, dob: ['1961-02-03'], yob: [1961], matched };
  const near = { ...item, id: 'UN:5', matched: { ...matched, qualifiers: ['near_birth_date'] } };
  const facts = { people: [{ keys: [], items: [item, near] }] };
  const asked = (birthDateProven: boolean) => [
    { name: 'Q', birthDate: '1990-01-01', birthDateProven, countryCode: null },
  ];
  const idsOf = (hits: ListedHit[] = []) => hits.map(({ entryId }) => entryId);
  const typed = sanctionsOf(facts, asked(false));
  expect([idsOf(typed.hits), typed.cleared]).toEqual([['UN:4', 'UN:5'], undefined]);
  const proven = sanctionsOf(facts, asked(true));
  expect([idsOf(proven.hits), idsOf(proven.cleared)]).toEqual([['UN:5'], ['UN:4']]);
  expect(JSON.stringify(proven)).not.toContain('1990');
});

test.each([
  ['entered only', '1990-01-01', null, false],
  ['entered, and read on a trusted document', '1990-01-01', { birthDate: '1990-01-01', isBelieved: true }, true],
  ['read on a trusted document', null, { birthDate: '1990-01-01', isBelieved: true }, true],
  ['read on an untrusted document', '1990-01-01', { birthDate: '1990-01-01', isBelieved: false }, false],
  ['entered differently', '1990-01-01', { birthDate: '1957-03-10', isBelieved: true }, false],
  ['in neither', null, { isBelieved: true }, false],
])('a birth date %s is proven: %#', (_title, birthDate, document, expected) => {
  const row = Object.assign(new Reservation(), { guestFullName: 'Quentin Zorrakin' });
  const secret = Object.assign(new GuestSecret(), { birthDate, party: null });
  expect(givenOf(row, { secret, document, agreed: null }).people[0]!.birthDateProven).toBe(expected);
});
