import { GUEST_LANGUAGES, type GuestLanguage, inLanguageOf } from '#subgraphs/screening/portal/guest-languages.js';
import { LANGUAGES, chooseLocale } from '#web/words/choose-language.js';
import { lengthOfTime, longDay, withZone } from '#web/words/dates.js';
import { greeting } from '#web/words/greeting.js';
import { WORDS, wordsIn } from '#web/words/languages.js';

/** Every text with its path, such as `page.title`. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : textsOf(value, `${path}${name}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
const shape = (words: object) =>
  Object.fromEntries(textsOf(words).map(([path, text]) => [path, placeholders(text).join(' ')]));
const english = Object.fromEntries(textsOf(WORDS.en));

test('messages are sent in the languages of the pages', () => {
  expect([...GUEST_LANGUAGES]).toEqual(Object.keys(LANGUAGES));
});

test.each([
  ['pl', 2, '2 minuty'],
  ['pl', 5, '5 minut'],
  ['ja-JP', 5, '5分'],
])('%s: the form of a unit follows its number: %i', (locale, number, text) => {
  expect(lengthOfTime(locale, number, 'minute')).toBe(text);
});

test.each(['ar', 'ar-SA', 'ar-EG'])(
  'dates in %s are of the calendar of the booking, in the digits of the texts',
  (tag) => {
    const locale = chooseLocale('ar', [tag]);
    expect(longDay(locale, '2030-03-01')).toBe('1 مارس 2030');
    expect(lengthOfTime(locale, 3, 'minute')).toBe('3 دقائق');
  },
);

test('a time zone has a name that guests know, and is left out where it is not known', () => {
  const leadIn = (language: keyof typeof WORDS) => WORDS[language].screens.TimeInfoEdit![1];
  expect(withZone(leadIn('en'), 'en-GB', 'Europe/Madrid')).toMatch(/Times are local \(Central European Time\)\.$/);
  expect(withZone(leadIn('de'), 'de', 'Europe/Madrid')).toContain('(Mitteleuropäische Zeit)');
  for (const { language, screens } of Object.values(WORDS))
    expect([language, withZone(screens.TimeInfoEdit![1], 'en', null)]).toEqual([
      language,
      expect.not.stringMatching(/[{}()（）]|\s[.。]/),
    ]);
});

test('Polish has no line break after a word of one letter', () => {
  expect(textsOf(WORDS.pl).filter(([, text]) => /(^|[\s(])[aiouwz] /i.test(text))).toEqual([]);
});

test('French has no line break before its punctuation marks', () => {
  expect(textsOf(WORDS.fr).filter(([, text]) => / [:;!?»…]|« /.test(text))).toEqual([]);
});

/** Words and forms of Brazil that a reader in Portugal would stumble over. */
const BRAZILIAN =
  /celular|arquivo|você|registro|contato|câmera|ônibus|\btrem\b|compartilh|\bsalv|\btela\b|sobrenome|\bfale com|birô|aparelho|^Seus? |^Suas? |[.:?] Seus? /i;

test('guests from Portugal read the words of Portugal, those from Brazil the words of Brazil', () => {
  expect(textsOf(wordsIn('pt', 'pt-PT')).filter(([, text]) => BRAZILIAN.test(text))).toEqual([]);
  expect(wordsIn('pt', 'pt-PT').fields.phone).toMatch(/^Telemóvel/);
  for (const locale of ['pt', 'pt-BR']) expect(wordsIn('pt', locale)).toBe(WORDS.pt);
  expect(wordsIn('es', 'es-PT')).toBe(WORDS.es);
});

test('messages to guests from Portugal too', () => {
  const texts = Object.fromEntries(GUEST_LANGUAGES.map((one) => [one, one])) as Record<GuestLanguage, string>;
  expect(inLanguageOf('pt-PT', { ...texts, 'pt-PT': 'Portugal' })).toBe('Portugal');
  expect(inLanguageOf('pt-AO', { ...texts, 'pt-PT': 'Portugal' })).toBe('Portugal');
  expect(['pt-PT', 'pt', 'pt-BR'].map((locale) => inLanguageOf(locale, texts))).toEqual(['pt', 'pt', 'pt']);
});

describe.each([...Object.entries(WORDS), ['pt', wordsIn('pt', 'pt-PT')] as const])(
  'the portal in %s',
  (language, words) => {
    const texts = textsOf(words);

    test('has every text of English, with the same placeholders', () => {
      expect(shape(words)).toEqual(shape(WORDS.en));
      expect(words.language).toBe(LANGUAGES[language as keyof typeof LANGUAGES]);
    });

    test('has typographic quotes, and no text that is empty or still English', () => {
      const isEnglish = (path: string, text: string) =>
        language !== 'en' && text === english[path] && text.trim().split(' ').length > 3;
      const isUnfinished = ([path, text]: [string, string]) =>
        /['"]|\s\s|^\s|\s$|^$/.test(text) || isEnglish(path, text);
      expect(texts.filter(isUnfinished)).toEqual([]);
    });

    test('greets with and without a name', () => {
      expect(greeting('Ann', words.page)).toContain('Ann');
      expect(`${greeting('Ann', words.page)}${greeting(null, words.page)}`).not.toMatch(/[{}]|undefined|、\s/);
    });
  },
);
