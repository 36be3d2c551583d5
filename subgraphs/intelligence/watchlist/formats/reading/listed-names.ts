import type { ListedName } from '../listed-record.js';

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Arabic',
  'Han',
  'Hangul',
  'Hebrew',
  'Greek',
  'Hiragana',
  'Katakana',
  'Thai',
  'Devanagari',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

const PLAIN = /^[\x20-\x7e]*[A-Za-z][\x20-\x7e]*$/;

/** Unicode name of the script of most letters; `Other` for rare ones. */
export function scriptOf(text: string): string {
  if (PLAIN.test(text)) return 'Latin';
  const counts = SCRIPTS.map(([name, letter]) => [name, [...text].filter((one) => letter.test(one)).length] as const);
  const [name, count] = counts.reduce((most, one) => (one[1] > most[1] ? one : most));
  return count > 0 ? name : 'Other';
}

const isLatin = (word: string): boolean | null => {
  const latin = word.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const other = (word.match(/\p{L}/gu)?.length ?? 0) - latin;
  return latin + other === 0 ? null : latin > other;
};

/**
 * Splits a text that writes one name in two scripts into one name per script. Words stay whole: a Latin i in a Cyrillic
 * word is a typing error.
 */
export function oneScriptEach(text: string): string[] {
  const parts: { latin: boolean; words: string[] }[] = [];
  for (const word of text.split(/[\s()]+/).filter(Boolean)) {
    const last = parts.at(-1);
    const latin = isLatin(word) ?? last?.latin ?? true;
    if (last?.latin === latin) last.words.push(word);
    else parts.push({ latin, words: [word] });
  }
  return parts.length < 2 ? [text] : parts.map(({ words }) => words.join(' '));
}

const ALSO = /\(?\s*\ba\.?k\.?a\.?[:\s]+([^()]*)\)?/i;

/**
 * Extracts aliases embedded in a text: `Omar (a.k.a. Umar, Omer) HADDAD` yields three names; an alias of two or more
 * words is a full name.
 */
export function alsoKnownAs(text: string): string[] {
  const found = ALSO.exec(text);
  if (!found) return [text];
  const before = text.slice(0, found.index).trim();
  const after = text.slice(found.index + found[0].length).trim();
  const stem = before.split(/\s+/).slice(0, -1).join(' ');
  const others = found[1]!
    .split(/[,;]/)
    .map((other) => other.trim())
    .filter(Boolean)
    .map((other) => (/\s/.test(other) ? other : `${stem} ${other} ${after}`.trim()));
  const main = `${before} ${after}`.trim();
  return main ? [main, ...others] : others;
}

/** A cleaned-up listed name; null without a letter or digit. */
export function listedName(text: string, quality: ListedName['quality'] = 'strong'): ListedName | null {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s;,:]+|[\s;,:]+$/g, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? { text: tidy, quality, script: scriptOf(tidy) } : null;
}

/** Drops empty names and duplicates. */
export function distinctNames(names: readonly (ListedName | null)[]): ListedName[] {
  const byText = new Map<string, ListedName>();
  for (const name of names) if (name && !byText.has(name.text)) byText.set(name.text, name);
  return [...byText.values()];
}
