import { verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';

const read = phraseReader({
  required: 'is required',
  at_most: 'must be at most {most}',
  characters: 'must be at most {most} characters',
  got: 'must be at most {most} characters (got {size})',
  refused: 'is not allowed: {reason}',
  scheme: 'Only http and https addresses are supported.',
});

test.each([
  ['is required', { code: 'required' }],
  ['must be at most 5', { code: 'at_most', values: { most: 5 } }],
  ['must be at most 2,000 characters', { code: 'characters', values: { most: 2000 } }],
  ['must be at most 3 characters (got 12)', { code: 'got', values: { most: 3, size: 12 } }],
  ['must be at most 0.5', { code: 'at_most', values: { most: 0.5 } }],
  ['must be at most 2031-01-01', { code: 'at_most', values: { most: '2031-01-01' } }],
  ['is not allowed: its port', { code: 'refused', values: { reason: 'its port' } }],
])('finds the most specific phrase of a text: %s', (text, phrase) => expect(read(text)).toEqual({ text, ...phrase }));

test('finds a sentence within a sentence', () => {
  const inner = 'Only http and https addresses are supported.';
  const text = `is not allowed: ${inner}`;
  expect(read(text)).toEqual({ code: 'refused', text, values: { reason: { code: 'scheme', text: inner } } });
});

test('reads each item of a list', () => {
  const nameOf = (text: string) => (text === 'Rome' ? { code: 'rome', text } : null);
  const named = phraseReader({ searched: 'searched in {places| and }', here: 'this place' }, nameOf);
  const text = 'searched in this place and Rome and Eldorado';
  const places = [{ code: 'here', text: 'this place' }, { code: 'rome', text: 'Rome' }, verbatim('Eldorado')];
  expect(named(text)).toEqual({ code: 'searched', text, values: { places } });
});

test.each(['', 'is required today', 'name is required', `must be at most ${'9'.repeat(3_000)}`])(
  'knows no other text: %#',
  (text) => expect(read(text)).toBeNull(),
);
