import { de as dePhrases } from './phrases-de.js';
import { es as esPhrases } from './phrases-es.js';
import { fr as frPhrases } from './phrases-fr.js';
import { it as itPhrases } from './phrases-it.js';
import { de } from './report-de.js';
import { type ReportWords, en } from './report-en.js';
import { es } from './report-es.js';
import { fr } from './report-fr.js';
import { it } from './report-it.js';

/** Languages of a report: those of the dashboard. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;

export type { ReportWords };

export type ReportLanguage = (typeof LANGUAGES)[number];

const WORDS: Readonly<Record<ReportLanguage, ReportWords>> = { en, de, fr, es, it };

/** Texts of gaps and findings by code; they are stored in English. */
const PHRASES: Readonly<Record<ReportLanguage, Readonly<Record<string, string>> | null>> = {
  en: null,
  de: dePhrases,
  fr: frPhrases,
  es: esPhrases,
  it: itPhrases,
};

/** The language of a report: one of the dashboard's, otherwise English. */
export const reportLanguage = (wanted: string | null): ReportLanguage =>
  LANGUAGES.find((one) => one === wanted) ?? 'en';

export const reportWords = (language: ReportLanguage): ReportWords => WORDS[language];

export const reportPhrases = (language: ReportLanguage) => PHRASES[language];
