import { de } from './de.js';
import { type SignInWords, en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { Language } from './language.js';

/** The texts of every language. */
export const SIGN_IN_WORDS: Record<Language, SignInWords> = { en, de, fr, es, it };
