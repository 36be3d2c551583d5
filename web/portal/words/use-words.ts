import { createContext, useContext } from 'react';
import { type Words, en } from './en.js';

export type Language = 'en' | 'es' | 'fr' | 'de' | 'ar';

/** What the languages call themselves. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
};

const LOAD: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  de: async () => (await import('./de.js')).de,
  ar: async () => (await import('./ar.js')).ar,
};

/** Loads a language and tells the page which one it is in. */
export async function loadWords(language: Language): Promise<Words> {
  const words = await LOAD[language]();
  document.documentElement.lang = language;
  document.documentElement.dir = words.direction;
  return words;
}

/** The language to begin with: what the guest chose here before, what the booking names, what the browser asks for. */
export function firstLanguage(booked: string | null): Language {
  const wanted = [sessionStorage.getItem('language'), booked, ...navigator.languages];
  const short = wanted.map((tag) => tag?.slice(0, 2).toLowerCase());
  return (short.find((tag) => tag && tag in LANGUAGES) ?? 'en') as Language;
}

export interface Spoken {
  language: Language;
  words: Words;
}

export const SpokenContext = createContext<Spoken>({ language: 'en', words: en });

export const useSpoken = (): Spoken => useContext(SpokenContext);

/** Fills in the `{…}` of a text. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
