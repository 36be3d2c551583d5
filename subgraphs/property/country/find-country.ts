import { COUNTRY_NAMES } from './country-names.js';

/** Names that are in use today for countries which the contract spells differently. */
const ALIASES: Record<string, string> = {
  czechia: 'CZ',
  eswatini: 'SZ',
  'north macedonia': 'MK',
  'timor-leste': 'TL',
  türkiye: 'TR',
  turkiye: 'TR',
  'cabo verde': 'CV',
  "côte d'ivoire": 'CI',
  curaçao: 'CW',
  réunion: 'RE',
  'saint barthélemy': 'BL',
  macao: 'MO',
};

const BY_NAME = new Map(Object.entries(COUNTRY_NAMES).map(([code, name]) => [name.toLowerCase(), code]));

/** The country behind a listed English name (in any case), a name of today, or an alpha-2 code; null when unknown. */
export function findCountry(text: string): { code: string; name: string } | null {
  const word = text.trim().toLowerCase();
  const code = BY_NAME.get(word) ?? ALIASES[word] ?? word.toUpperCase();
  const name = Object.hasOwn(COUNTRY_NAMES, code) ? COUNTRY_NAMES[code] : undefined;
  return name ? { code, name } : null;
}
