import { languagePhrases, namePhrase } from '#kit/phrase-names.js';

test.each([
  ['language', 'German', 'de'],
  ['language', 'Spanish', 'es'],
  ['region', 'Germany', 'DE'],
  ['region', 'United States', 'US'],
] as const)('finds the code of a %s: %s', (kind, name, code) =>
  expect(namePhrase(kind, name)).toMatchObject({ text: name, values: { code } }),
);

test('shows other names as they are', () =>
  expect(namePhrase('language', 'Elvish')).toEqual({ code: 'text', text: 'Elvish', values: { text: 'Elvish' } }));

test('finds each of several languages', () =>
  expect(languagePhrases('Catalan or Spanish').map(({ values }) => values)).toEqual([{ code: 'ca' }, { code: 'es' }]));
