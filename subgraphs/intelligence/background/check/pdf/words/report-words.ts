import type { ReportLanguage } from '#kit/pdf/report-language.js';
import { de as dePhrases } from './phrases-de.js';
import { es as esPhrases } from './phrases-es.js';
import { fr as frPhrases } from './phrases-fr.js';
import { it as itPhrases } from './phrases-it.js';
import { de } from './report-de.js';
import { type ReportWords, en } from './report-en.js';
import { es } from './report-es.js';
import { fr } from './report-fr.js';
import { it } from './report-it.js';

export type { ReportWords };

const WORDS: Readonly<Record<ReportLanguage, ReportWords>> = { en, de, fr, es, it };

/** Texts of gaps and findings by code; they are stored in English. */
const PHRASES: Readonly<Record<ReportLanguage, Readonly<Record<string, string>> | null>> = {
  en: null,
  de: dePhrases,
  fr: frPhrases,
  es: esPhrases,
  it: itPhrases,
};

export const reportWords = (language: ReportLanguage): ReportWords => WORDS[language];

export const reportPhrases = (language: ReportLanguage) => PHRASES[language];
