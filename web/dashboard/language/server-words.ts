import type { Messages } from '@lingui/core';
import type { PhraseParts } from '../graph/answers.js';
import type { Language } from '../../sign-in/words/language.js';
import { LOCALE, language } from './page-language.js';

/** The service's phrases by code. It sends them in English itself. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  de: async () => import('./server-words/de.po'),
  fr: async () => import('./server-words/fr.po'),
  es: async () => import('./server-words/es.po'),
  it: async () => import('./server-words/it.po'),
};

// Loads beside the page's own texts; whoever shows phrases waits for it.
const words = language === 'en' ? {} : (await CATALOGUES[language]()).default;

/** A value as the graph answers it; how deep phrases are within phrases depends on the query. */
interface Value {
  name: string;
  number: number | null;
  texts: readonly string[];
  phrases?: readonly Said[];
}

interface Said {
  code: string;
  values?: readonly Value[];
}

/** Values of a phrase that the page fills in itself. */
type OwnValues = Readonly<Record<string, string | number>>;

const PLACES = /\{(\w+)(?:\|([^}]*))?\}/g;

const shown = (value: string | number) => (typeof value === 'number' ? value.toLocaleString(LOCALE) : value);

/** The words of a code with its values filled in; null if a code or a value is unknown. */
function filled(code: string, itemsOf: (name: string) => (string | null)[] | null): string | null {
  const text = code === 'text' ? '{text}' : words[code];
  if (typeof text !== 'string') return null;
  let isWhole = true;
  const full = text.replace(PLACES, (_, name: string, between = ', ') => {
    const items = itemsOf(name);
    if (!items || items.includes(null)) isWhole = false;
    return (items ?? []).join(between as string);
  });
  return isWhole ? full : null;
}

function wordsOf({ code, values = [] }: Said): string | null {
  return filled(code, (name) => {
    const value = values.find((one) => one.name === name);
    if (!value) return null;
    if (value.number !== null) return [shown(value.number)];
    return [...value.texts, ...(value.phrases ?? []).map(wordsOf)];
  });
}

/** A code of the service in the language of the page; in English if it has no words there. */
export function wordsFor(code: string, english: string, values: OwnValues = {}): string {
  return filled(code, (name) => (name in values ? [shown(values[name]!)] : null)) ?? english;
}

/** Whether the page has words for a code. */
export const hasWords = (code: string) => code in words;

/** A paragraph of the service in the language of the page; in English if a phrase of it is unknown. */
export function paragraphOf(phrases: readonly PhraseParts[], english: string): string {
  const said = phrases.map(wordsOf);
  return said.length === 0 || said.includes(null) ? english : said.join(' ');
}

/** Texts of the service in the language of the page, each in English if it is unknown. */
export const textsOf = (phrases: readonly PhraseParts[], english: readonly string[]): string[] =>
  english.map((text, n) => (phrases[n] && wordsOf(phrases[n])) ?? text);
