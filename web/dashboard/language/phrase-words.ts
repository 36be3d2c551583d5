/** A value as the graph answers it; how deep phrases are within phrases depends on the query. */
interface Value {
  name: string;
  number: number | null;
  texts: readonly string[];
  phrases?: readonly Said[];
}

/** A phrase as the graph answers it. */
export interface Said {
  code: string;
  values?: readonly Value[];
}

/** Words by code; `{name}` is a value, `{name| or }` a list with what stands between its items. */
export type Words = Readonly<Record<string, unknown>>;

const PLACES = /\{(\w+)(?:\|([^}]*))?\}/g;

/** The words of a code with its values filled in; null if the code or a value is unknown. */
export function filled(words: Words, code: string, itemsOf: (name: string) => (string | null)[] | null): string | null {
  const text = Object.hasOwn(words, code) ? words[code] : null;
  if (typeof text !== 'string') return null;
  let isWhole = true;
  const full = text.replace(PLACES, (_, name: string, between = ', ') => {
    const items = itemsOf(name);
    if (!items || items.includes(null)) isWhole = false;
    return (items ?? []).join(between as string);
  });
  return isWhole ? full : null;
}

/** Names that browsers know in every language, by the code of their phrase. */
const NAMES: Readonly<Record<string, Intl.DisplayNamesType>> = {
  'name.language': 'language',
  'name.country': 'region',
};

/** A phrase in words; null if a code in it is unknown. */
export function phraseWords(words: Words, locale: string, { code, values = [] }: Said): string | null {
  const [type, named] = [NAMES[code], values[0]?.texts[0]];
  if (type) return (named && new Intl.DisplayNames(locale, { type }).of(named)) || null;
  return filled(words, code, (name) => {
    const value = values.find((one) => one.name === name);
    if (!value) return null;
    if (value.number !== null) return [value.number.toLocaleString(locale)];
    return [...value.texts, ...(value.phrases ?? []).map((phrase) => phraseWords(words, locale, phrase))];
  });
}
