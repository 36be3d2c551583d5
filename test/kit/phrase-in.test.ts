import { phraseIn } from '#kit/phrase-in.js';

const WORDS = {
  'fruit.apple': 'Apfel',
  'fruit.pear': 'Birne',
  'basket.holds': 'Im Korb: {fruits| und }.',
  'basket.count': '{count} Früchte',
  'basket.from': 'aus {place}',
};

const inGerman = (phrase: Parameters<typeof phraseIn>[2]) => phraseIn(WORDS, 'de', phrase);

test('words a phrase with the values, lists and phrases in it', () => {
  const fruits = [{ code: 'fruit.apple' }, { code: 'fruit.pear' }];
  expect(inGerman({ code: 'basket.holds', values: { fruits } })).toBe('Im Korb: Apfel und Birne.');
  expect(inGerman({ code: 'basket.count', values: { count: 1200 } })).toBe('1.200 Früchte');
});

test('names of countries and languages are those of the runtime', () => {
  const place = { code: 'name.country', values: { code: 'AT' } };
  expect(inGerman({ code: 'basket.from', values: { place } })).toBe('aus Österreich');
});

test('words of an author are shown as they are', () => {
  expect(inGerman({ code: 'text', values: { text: 'As written' } })).toBe('As written');
});

test.each([
  ['an unknown code', { code: 'fruit.plum' }],
  ['an unknown code in a value', { code: 'basket.holds', values: { fruits: [{ code: 'fruit.plum' }] } }],
  ['a missing value', { code: 'basket.count' }],
])('%s has no words', (_what, phrase) => {
  expect(inGerman(phrase)).toBeNull();
});
