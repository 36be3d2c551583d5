import { GAP_WORDS } from '#gap-words/gap-words.js';
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
import { de as deRisks } from './risks-de.js';
import { es as esRisks } from './risks-es.js';
import { fr as frRisks } from './risks-fr.js';
import { it as itRisks } from './risks-it.js';

export type { ReportWords };

type Phrases = Readonly<Record<string, string>>;

const WORDS: Readonly<Record<ReportLanguage, ReportWords>> = { en, de, fr, es, it };

/** Texts of a decision by code; they are stored in English. */
const PHRASES: Readonly<Record<ReportLanguage, readonly Phrases[]>> = {
  en: [],
  de: [dePhrases, deRisks, GAP_WORDS.de],
  fr: [frPhrases, frRisks, GAP_WORDS.fr],
  es: [esPhrases, esRisks, GAP_WORDS.es],
  it: [itPhrases, itRisks, GAP_WORDS.it],
};

/** A report's language, its texts, and the phrases of a decision in it: null in English, in which they are stored. */
export interface Reader {
  language: ReportLanguage;
  words: ReportWords;
  phrases: Phrases | null;
}

/** The reader of a language. */
export function readerOf(language: ReportLanguage): Reader {
  const phrases = PHRASES[language];
  return { language, words: WORDS[language], phrases: phrases.length > 0 ? Object.assign({}, ...phrases) : null };
}
