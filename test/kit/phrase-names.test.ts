import { languagePhrases, namePhrase } from '#kit/phrase-names.js';

test.each([
  ['language', 'German', 'de'],
  ['language', 'Spanish', 'es'],
  ['region', 'Germany', 'DE'],
  ['region', 'United States', 'US'],
] as const)('finds the code of a %s: %s', (kind, name, code) =>
  expect(namePhrase(kind, name)).toMatchObject({ text: name, values: { code } }),
);

test('has no code for other names', () => expect(namePhrase('language', 'Elvish')).toBeNull());

test('finds each of several languages', () =>
  expect(languagePhrases('Catalan or Elvish').map(({ values }) => values)).toEqual([
    { code: 'ca' },
    { text: 'Elvish' },
  ]));
