import { GAP_WORDS } from '#gap-words/gap-words.js';
import type { ReportLanguage } from '#kit/pdf/report-language.js';
import { de as deFindings } from './findings-de.js';
import { es as esFindings } from './findings-es.js';
import { fr as frFindings } from './findings-fr.js';
import { it as itFindings } from './findings-it.js';
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
  de: { ...GAP_WORDS.de, ...deFindings },
  fr: { ...GAP_WORDS.fr, ...frFindings },
  es: { ...GAP_WORDS.es, ...esFindings },
  it: { ...GAP_WORDS.it, ...itFindings },
};

export const reportWords = (language: ReportLanguage): ReportWords => WORDS[language];

export const reportPhrases = (language: ReportLanguage) => PHRASES[language];
