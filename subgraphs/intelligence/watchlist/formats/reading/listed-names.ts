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

/** Script of the first letter. */
export const scriptOf = (text: string): string =>
  SCRIPTS.find(([, letter]) => letter.test(/\p{L}/u.exec(text)?.[0] ?? ''))?.[0] ?? 'Other';

const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}][^()/\p{Script=Latin}]*/gu;

/** A text that writes one name in two scripts, as names of one script each. */
export function oneScriptEach(text: string): string[] {
  if (!/\p{Script=Latin}/u.test(text)) return [text];
  const others = text.match(OTHER_SCRIPT) ?? [];
  const latin = text.replace(OTHER_SCRIPT, ' ').replace(/\(\s*\)|\s\/\s*$/g, ' ');
  // One or two letters are slips of the keyboard (a Cyrillic і within a Latin word), not a name.
  if (others.every((other) => other.trim().length < 4)) return [text];
  return [latin, ...others];
}

/** A listed name, tidied; null where it holds no letter or digit. */
export function listedName(text: string, quality: ListedName['quality'] = 'strong'): ListedName | null {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s;,:]+|[\s;,:]+$/g, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? { text: tidy, quality, script: scriptOf(tidy) } : null;
}

/** Without those that are none, and without the second of two that are the same. */
export function distinctNames(names: readonly (ListedName | null)[]): ListedName[] {
  const byText = new Map<string, ListedName>();
  for (const name of names) if (name && !byText.has(name.text)) byText.set(name.text, name);
  return [...byText.values()];
}
