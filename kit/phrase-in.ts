import { type StoredPhrase, VERBATIM, fillPlaces } from './phrase.js';

/** Names that the runtime knows in every language, by the code of their phrase. */
const NAMES: Readonly<Record<string, Intl.DisplayNamesType>> = {
  'name.language': 'language',
  'name.country': 'region',
};

type Value = NonNullable<StoredPhrase['values']>[string];

const itemsOf = (value: Value) =>
  (Array.isArray(value) ? value : [value]) as readonly (string | number | StoredPhrase)[];

/** A phrase in the words of a language; null if a code or a value in it is unknown. */
export function phraseIn(
  words: Readonly<Record<string, string>>,
  locale: string,
  { code, values = {} }: StoredPhrase,
): string | null {
  const type = NAMES[code];
  if (type) return new Intl.DisplayNames(locale, { type }).of(String(Object.values(values)[0])) ?? null;
  const text = code === VERBATIM ? '{text}' : words[code];
  if (!text) return null;
  let isWhole = true;
  const wordsOf = (item: string | number | StoredPhrase): string => {
    if (typeof item !== 'object') return typeof item === 'number' ? item.toLocaleString(locale) : item;
    const said = phraseIn(words, locale, item);
    isWhole &&= said !== null;
    return said ?? '';
  };
  const full = fillPlaces(text, (name) => {
    const value = values[name];
    isWhole &&= value !== undefined;
    return value === undefined ? [] : itemsOf(value).map(wordsOf);
  });
  return isWhole ? full : null;
}
