import type { Phrase, PhraseValue } from './phrase.js';

const PLACE = /\{(\w+)\}/g;
const NUMBER = /^-?\d{1,3}(?:,\d{3})+$|^-?\d+(?:\.\d+)?$/;

/** Longer texts are nobody's sentence, and comparing them would take time. */
const LONGEST = 2_000;

interface Template {
  code: string;
  names: string[];
  pattern: RegExp;
  /** Characters that are the same in every text: of two templates, the one with more of them fits better. */
  fixed: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf([code, text]: [code: string, text: string]): Template {
  const parts = text.split(PLACE);
  const fixed = parts.filter((_, n) => n % 2 === 0);
  return {
    code,
    names: parts.filter((_, n) => n % 2 === 1),
    pattern: new RegExp(`^${fixed.map(escaped).join('(.+)')}$`, 's'),
    fixed: fixed.join('').length,
  };
}

/**
 * A function that finds the phrase of an English text by its words, null if there is none: for sentences that pass as
 * plain texts through libraries, such as those of a schema. Values that are sentences themselves become phrases.
 */
export function phraseReader(texts: Readonly<Record<string, string>>): (text: string) => Phrase | null {
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
    for (const { code, names, pattern } of templates) {
      const found = pattern.exec(text);
      if (found) return { code, text, values: Object.fromEntries(names.map((name, n) => [name, valueOf(found[n + 1]!)])) };
    }
    return null;
  };
  const valueOf = (text: string): PhraseValue =>
    NUMBER.test(text) ? Number(text.replaceAll(',', '')) : (read(text) ?? text);
  return read;
}
