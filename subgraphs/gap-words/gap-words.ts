import { de } from './gaps-de.js';
import { es } from './gaps-es.js';
import { fr } from './gaps-fr.js';
import { it } from './gaps-it.js';

/** Texts of the gaps and states of lookups by code, for reports in other languages than English. */
export const GAP_WORDS = { de, fr, es, it };
