import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { projectRoot } from '#kit/process/project-root.js';
import { newsWords } from '#subgraphs/identity/notification/news-words.js';
import { Html } from '#web/pages/html.js';
import { SIGN_IN_WORDS } from '#web/sign-in/words/languages.js';

const LOCALES = ['de', 'fr', 'es', 'it'] as const;
type Locale = (typeof LOCALES)[number];

const format = formatter();

interface Text {
  /** Where the text is, for a translator. */
  id: string;
  english: string;
  text: string;
}

async function catalogue(folder: string, locale: Locale): Promise<Text[]> {
  const filename = join(projectRoot, `web/dashboard/language/${folder}/${locale}.po`);
  const parsed = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  return Object.entries(parsed).flatMap(([id, { message, translation, comments = [] }]) =>
    translation ? [{ id: message ?? id, english: message ?? comments[0] ?? '', text: translation }] : [],
  );
}

/** Stands for any value of a text: a name, or a function that makes a link of words. */
const VALUE = Object.assign((words: string) => words, { toString: () => '{0}' });

/** Texts in a tree of words; functions are called with a value that stands for any. */
function wordsIn(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [{ id: path, english: '', text: value }];
  if (value instanceof Html) return wordsIn(value.text.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '), path);
  if (typeof value === 'function') return wordsIn(value(VALUE, VALUE), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => wordsIn(child, `${path}.${name}`));
}

/** Every text of the dashboard, the pages for signing in and the notifications in one language. */
const textsIn = async (locale: Locale): Promise<Text[]> => [
  ...(await catalogue('messages', locale)),
  ...(await catalogue('server-words', locale)),
  ...wordsIn(SIGN_IN_WORDS[locale], 'sign-in'),
  ...wordsIn(newsWords(locale), 'news'),
];

type Rule = [what: string, wrong: RegExp];

const EVERYWHERE: Rule[] = [
  ['straight quotes', /"/],
  ['straight apostrophes', /\p{L}'\p{L}/u],
  ['a hyphen as a dash', /[^-] - \S/],
  ['three dots', /\.\.\./],
  ['two spaces', / {2}/],
  ['an ordinary space before a unit', /[\d}] (?:kB|ko|MB|Mo|ms|min|h|s)(?=[\s",.;)]|$)/],
];

const TYPOGRAPHY: Readonly<Record<Locale, Rule[]>> = {
  de: [
    ['quotes of another language', /[«»]|“\p{L}|”/u],
    ['an ordinary space before %', /[\d}] ?%/],
  ],
  fr: [
    ['quotes of another language', /[“”„]/],
    ['no narrow no-break space inside quotes', /«[^\u{202f}]|[^\u{202f}]»/u],
    ['no no-break space before a colon', /[^\u{a0}\d\s}/h_s-]:(?=\s|$)|[^_\u{a0}] :(?= [^-])/u],
    ['no narrow no-break space before a mark', /[^\u{202f}\s{(/?]\?(?=\s|$)|[ \u{a0}][;!?%]|[\d}]%|\p{L};/u],
  ],
  es: [
    ['quotes of another language', /[“”„]|«\s|\s»/],
    ['no inverted question mark', /^[^¿]*\p{L}\?/u],
    ['an ordinary space before %', /[\d}] ?%/],
    ['an ordinary space in an abbreviation', /EE\. UU\./],
  ],
  it: [
    ['quotes of another language', /[«»„]/],
    ['a space before %', /[\d}]\s%/],
  ],
};

/** Words that are another word in the list of docs/contributing/translations.md, or the wrong person. */
const WORDS: Readonly<Record<Locale, Rule[]>> = {
  de: [
    ['du', /\b(?:du|dein|deine|deinen|deiner)\b/i],
    ['networks', /soziale[nr]? Netze[n]?\b/],
    ['fact', /\bFakt(?:en|um)?\b/],
    ['dispute', /Zahlungsstreit|strittige Zahlung/],
    ['queue', /\b[Ee]ingereiht\b/],
  ],
  fr: [
    ['tu', /(?<!\p{L})(?:tu|ton|tes)(?!\p{L})/iu],
    ['screen', /\bécrans?\b(?! \.)(?<!d’un écran)/],
    ['credit bureau', /organismes? de crédit/],
    ['social accounts', /[Cc]omptes? sociaux|[Vv]érification sociale/],
    ['fact', /\bFait inconnu/],
  ],
  es: [
    ['tú', /(?<!\p{L})(?:tú|tus|tuyo)(?!\p{L})/iu],
    ['screen', /\bpantallas?\b(?<!de una pantalla)/],
    ['social accounts', /cuentas sociales|[Vv]erificación social/],
    ['median', /huésped mediano/],
    ['returning guests', /[Rr]epetidor|[Pp]rimerizo|huéspedes que vuelven/],
  ],
  it: [
    ['screen', /\bschermat[ae]\b/],
    ['yourself', /\bdi persona\b/],
    ['median', /ospite mediano/],
    ['university', /scuola superiore|\bcollege\b/],
  ],
};

/** Text outside of tags and of commands for a terminal. */
const plain = (text: string) => text.replace(/<\/?\d+\/?>/g, '').replace(/npm run [^)]*/g, '');

const found = (texts: readonly Text[], rules: readonly Rule[]) =>
  texts.flatMap(({ id, text }) =>
    rules.filter(([, wrong]) => wrong.test(plain(text))).map(([what]) => `${what}: ${text} (${id})`),
  );

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('have the typography of the language', async () =>
    expect(found(await textsIn(locale), [...EVERYWHERE, ...TYPOGRAPHY[locale]])).toEqual([]));

  test('use one word for one thing, and the polite form', async () =>
    expect(found(await textsIn(locale), WORDS[locale])).toEqual([]));

  test('are English only where the words are the same', async () => {
    const texts = [...(await catalogue('messages', locale)), ...(await catalogue('server-words', locale))];
    const same = texts.filter(({ id, english, text }) => english === text && !id.startsWith('state.'));
    const left = same.filter(({ english }) => !wordsOf(english).every((word) => sameIn(locale).includes(word)));
    expect(left.map(({ english }) => english)).toEqual([]);
  });
});

test('numbers in plurals are formatted: `#` is, a value is not', async () => {
  const raw = (await catalogue('messages', 'de')).filter(({ english }) => {
    const counted = /\{(\w+), plural,/.exec(english)?.[1];
    return counted !== undefined && english.includes(`{${counted}}`);
  });
  expect(raw.map(({ english }) => english)).toEqual([]);
});

/** Words of an English text, without values, tags and the syntax of plurals. */
const wordsOf = (english: string): string[] =>
  english
    .replace(/\{\w+, plural,|\b(?:one|other) \{|\{\w+(?:\|[^}]*)?\}|<\/?\d+\/?>/g, ' ')
    .split(/[^\p{L}-]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => /\p{L}{2}/u.test(word));

/** Names of products and formats. */
const NAMES = 'markdown sdk url voip webhook ctrl'.split(' ');

/** Words that a language has from English, or shares with it. */
const SHARED: Readonly<Record<Locale, string>> = {
  de: `callbacks check checks code dashboard domain domains format info link live logo optional manager median minus name
    pager person plus portal position registrar screening segment selfie standard status team test text version watchlist
    watchlists webhooks`,
  fr: `callbacks code format formats info minute minutes message messages note notes action actions audit condition date
    direct document expression mobile mode notifications plus position question sanctions segment segments selfie source
    standard strict suggestions test version webhooks discrimination violence`,
  es: 'callbacks color info portal no roles similar webhooks',
  it: `account chargeback check-in check-out checklist dashboard file link mobile no password positive
    privacy registrar screening selfie sign-on single standard tag team test watchlist`,
};

const sameIn = (locale: Locale) => [...NAMES, ...SHARED[locale].split(/\s+/)];
