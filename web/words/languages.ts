import { ar } from './ar.js';
import { de } from './de.js';
import { type Words, en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { ptPt } from './pt-pt.js';
import { pt } from './pt.js';
import { type Language, isEuropean } from './choose-language.js';

/** The texts of every language, for pages that the server renders. */
export const WORDS: Record<Language, Words> = { en, es, fr, de, it, pt, nl, pl, ar, ja };

/** The texts of a language in its regional variant. */
export const wordsIn = (language: Language, locale: string): Words => (isEuropean(locale) ? ptPt : WORDS[language]);
