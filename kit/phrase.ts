/**
 * Texts with values: `{name}` is a value, `{name| or }` a list with what stands between its items; without it, a comma.
 */

/** A value in a sentence: a number, words that are shown as they are, a phrase, or a list. */
export type PhraseValue = string | number | Phrase | readonly string[] | readonly Phrase[];

/** A sentence, or a part of one: the code of its words, the values in them, and both in English. */
export interface Phrase {
  /** Stable code, such as `blacklist.match`. */
  code: string;
  text: string;
  values?: Record<string, PhraseValue>;
}

type NameOf<Place extends string> = Place extends `${infer Name}|${string}` ? Name : Place;

type NamesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | NamesIn<Rest>
  : never;

type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, PhraseValue>];

const PLACES = /\{(\w+)(?:\|([^}]*))?\}/g;

/** Fills in the places of a text; `itemsOf` returns the items of a value, in words. */
export const fillPlaces = (text: string, itemsOf: (name: string) => readonly string[]): string =>
  text.replace(PLACES, (_, name: string, between = ', ') => itemsOf(name).join(between as string));

const itemsOf = (value: PhraseValue) =>
  (Array.isArray(value) ? value : [value]) as readonly (string | number | Phrase)[];

const textOf = (item: string | number | Phrase): string => (typeof item === 'object' ? item.text : String(item));

/** A function that words a phrase by its code, from English texts. */
export function phrasebook<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  return <Code extends keyof Texts & string>(code: Code, ...[values]: ValuesOf<Texts[Code]>): Phrase => {
    const named: Record<string, PhraseValue> = values ?? {};
    const text = fillPlaces(texts[code]!, (name) => itemsOf(named[name]!).map(textOf));
    return values ? { code, text, values: named } : { code, text };
  };
}

/** Code of words that only their author knows, such as an operator's note or a source's own message. */
export const VERBATIM = 'text';

/** A text without a code of its own. */
export const verbatim = (text: string): Phrase => ({ code: VERBATIM, text, values: { text } });

/** The English sentences of a paragraph. */
export const paragraph = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join(' ');

/** A phrase as it is stored: without its English text. */
export interface StoredPhrase {
  code: string;
  values?: Record<string, string | number | StoredPhrase | string[] | StoredPhrase[]>;
}

/** A stored phrase with its English text. Phrases within it have none: their words are in the text. */
export const phraseWithText = (stored: StoredPhrase, text: string): Phrase => ({ ...(stored as Phrase), text });

/** Leaves out the English texts, which are stored elsewhere. */
export function storedPhrase({ code, values }: Phrase): StoredPhrase {
  if (!values) return { code };
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(storedItem) : storedItem(value as string | number | Phrase),
  ]);
  return { code, values: Object.fromEntries(kept) as StoredPhrase['values'] & object };
}

const storedItem = (item: string | number | Phrase) => (typeof item === 'object' ? storedPhrase(item) : item);
