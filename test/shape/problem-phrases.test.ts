import { messages as shared, problems as sharedProblems } from '#kit/messages.js';
import { issueWords } from '#kit/issue-words.js';
import { messages as identity } from '#subgraphs/identity/messages.js';
import { lookupMessages, riskMessages } from '#subgraphs/intelligence/messages.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { messages as property } from '#subgraphs/property/messages.js';
import { problems, screeningMessages } from '#subgraphs/screening/messages.js';
import { z } from 'zod';

const problemPhrase = phraseReader(PROBLEM_PHRASES);

type Table = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Only guests and payment processors cause these; the portal words them itself. */
const OF_OTHERS = [
  'accepted',
  'captured',
  'chipTooLarge',
  'choice',
  'companions',
  'documentOfCountry',
  'fileNotRequired',
  'frameCount',
  'frameImage',
  'frameOrder',
  'groupTwice',
  'iin',
  'imageNotRequired',
  'last4',
  'licenceTooLarge',
  'mobile',
  'month',
  'moreLicences',
  'noDeviceResponse',
  'noEvents',
  'noGuests',
  'noLicence',
  'noSession',
  'noZone',
  'notOffered',
  'oneDocument',
  'otherAgreement',
  'otherReservation',
  'png',
  'ruleMissing',
  'tooManyEvents',
  'tooManyProducts',
  'unconfirmed',
  'unknownReservation',
  'year',
];

/** Sentences of a table that say what is wrong with a value: they continue its name. */
const sentencesOf = (table: Table): string[] =>
  Object.entries(table)
    .filter(([name]) => !OF_OTHERS.includes(name))
    .map(([, words]) => (typeof words === 'string' ? words : words(...([7, 9] as never[]))))
    .filter((text) => /^[a-z]/.test(text));

/** `between(7, …)` and so on take numbers; these take lists and words. */
const OTHER: Table = {
  oneOf: problems.oneOf(['a', 'b']),
  addressRefused: identity.addressRefused(shared.urlNotPublic),
  unsupportedFunction: screeningMessages.unsupportedFunction('matches', ['size', 'contains']),
  supported: identity.unknownLevel('account, listing'),
  captured: problems.captured(250, 2),
  draftToLive: screeningMessages.draftToLive,
  tooManyRules: screeningMessages.tooManyRules(50),
};

const without = (table: Table, ...names: string[]): Table =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

const { invalidEmail, invalidDomain, invalidIp, textTooLong, fromOutOfRange, sizeTooSmall } = lookupMessages;

const TABLES: [name: string, table: Table][] = [
  ['shared', sharedProblems],
  ['identity', identity],
  ['property', property],
  ['screening', without(problems, 'oneOf')],
  ['rules', without(screeningMessages, 'unsupportedFunction', 'invalidCursor')],
  [
    'lookups',
    without(
      riskMessages,
      'maxNameLength',
      'maxNameDetails',
      'birthDates',
      'countryCodes',
      'maxPairs',
      'maxRows',
      'extraCells',
      'noSuchChange',
    ),
  ],
  ['arguments', { invalidEmail, invalidDomain, invalidIp, textTooLong, fromOutOfRange, sizeTooSmall }],
  ['others', OTHER],
];

test.each(TABLES)('every problem with a value has a code: %s', (_, table) => {
  const sentences = sentencesOf(table);
  expect(sentences.filter((text) => problemPhrase(text) === null)).toEqual([]);
});

const SCHEMA = z.object({
  name: z.string().max(3),
  word: z.string().min(4),
  code: z.string().min(1),
  tags: z.array(z.string()).max(1).min(0),
  count: z.number().int().min(2).max(5),
  price: z.number().positive(),
  mail: z.email(),
  at: z.iso.datetime(),
  day: z.iso.date(),
  place: z.url(),
  id: z.uuid(),
  isOn: z.boolean(),
});

test('so has every problem that a schema finds by itself', () => {
  const wrong = [
    {},
    {
      name: 'long',
      word: 'abc',
      code: '',
      tags: ['a', 'b'],
      count: 9,
      price: 0,
      mail: 'x',
      at: 'x',
      day: 'x',
      place: 'x',
      id: 'x',
      isOn: 1,
    },
    {
      name: 1,
      word: 2,
      code: 3,
      tags: 4,
      count: 0.5,
      price: 'x',
      mail: 1,
      at: 1,
      day: 1,
      place: 1,
      id: 1,
      isOn: 'yes',
    },
  ];
  const found = wrong.flatMap(
    (value) => SCHEMA.safeParse(value, { reportInput: true, error: issueWords }).error!.issues,
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.map(({ message }) => message).filter((text) => problemPhrase(text) === null)).toEqual([]);
});

test('a phrase says the same in English', () => {
  const phrase = problemPhrase('must be at most 2,000 characters (got 2,314)')!;
  expect(phrase.code).toBe('problem.characters_got');
  expect(phrase.values).toEqual({ most: 2000, size: 2314 });
});

test('no sentence is there twice', () => {
  const texts = Object.values(PROBLEM_PHRASES);
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
});
