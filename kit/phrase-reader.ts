import { type Phrase, type PhraseValue, verbatim } from './phrase.js';

const PLACE = /\{(\w+)(?:\|([^}]*))?\}/;
const NUMBER = /^-?\d{1,3}(?:,\d{3})+$|^-?\d+(?:\.\d+)?$/;

/** Longer texts are nobody's sentence, and comparing them would take time. */
const LONGEST = 2_000;

interface Template {
  code: string;
  /** Names of the values, with what stands between the items of a list. */
  places: { name: string; between: string | undefined }[];
  pattern: RegExp;
  /** Characters that are the same in every text: of two templates, the one with more of them fits better. */
  fixed: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf([code, text]: [code: string, text: string]): Template {
  // Fixed text, name, separator, fixed text, and so on.
  const parts = text.split(PLACE) as (string | undefined)[];
  const fixed = parts.filter((_, n) => n % 3 === 0) as string[];
  const names = parts.flatMap((name, n) => (n % 3 === 1 ? [{ name: name!, between: parts[n + 1] }] : []));
  return {
    code,
    places: names,
    pattern: new RegExp(`^${fixed.map(escaped).join('(.+)')}$`, 's'),
    fixed: fixed.join('').length,
  };
}

/**
 * Returns a function that finds the phrase of an English sentence by its words, or null. Libraries and stored answers
 * pass such sentences on as plain text. Values that are sentences or names themselves become phrases. `nameOf` returns
 * the phrase of a name, or null. Digits are a number, which readers format, unless `isNumber` says that the value of
 * this name is a year, a case number or the like.
 */
export function phraseReader(
  texts: Readonly<Record<string, string>>,
  nameOf: (text: string) => Phrase | null = () => null,
  isNumber: (name: string) => boolean = () => true,
): (text: string) => Phrase | null {
  const entries = Object.entries(texts);
  const whole = new Map(entries.filter(([, text]) => !text.includes('{')).map(([code, text]) => [text, code]));
  const templates = entries
    .filter(([, text]) => text.includes('{'))
    .map(templateOf)
    .sort((one, other) => other.fixed - one.fixed);

  const read = (text: string): Phrase | null => {
    if (text.length > LONGEST) return null;
    const known = whole.get(text);
    if (known !== undefined) return { code: known, text };
    for (const { code, places, pattern } of templates) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = places.map(({ name, between }, n) => [name, valueOf(found[n + 1]!, between, name)] as const);
      return { code, text, values: Object.fromEntries(values) };
    }
    return nameOf(text);
  };
  const valueOf = (text: string, between: string | undefined, name: string): PhraseValue => {
    if (between !== undefined) return text.split(between).map((item) => read(item) ?? verbatim(item));
    return isNumber(name) && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : (read(text) ?? text);
  };
  return read;
}
