import { COUNTRY_NAMES, OTHER_CODES } from './country-names.js';

/** Current names of countries that the contract spells differently. */
const ALIASES: Record<string, string[]> = {
  BL: ['Saint Barthélemy'],
  BN: ['Brunei Darussalam'],
  BS: ['The Bahamas'],
  CC: ['Cocos (Keeling) Islands'],
  CD: ['DR Congo'],
  CI: ["Côte d'Ivoire"],
  CV: ['Cabo Verde'],
  CW: ['Curaçao'],
  CZ: ['Czechia'],
  GM: ['The Gambia'],
  MK: ['North Macedonia'],
  MM: ['Burma'],
  MO: ['Macao'],
  NL: ['The Netherlands'],
  PN: ['Pitcairn Islands'],
  RE: ['Réunion'],
  ST: ['São Tomé and Príncipe'],
  SZ: ['Eswatini'],
  TL: ['Timor-Leste'],
  TR: ['Türkiye'],
  VA: ['Vatican City'],
  VI: ['US Virgin Islands'],
};

export interface Country {
  /** ISO 3166-1 alpha-2 code; for the Netherlands Antilles and Kosovo, the code in common use. */
  code: string;
  name: string;
  aliases: string[];
}

/** Every country by name. All operations share this table, so names returned by one are accepted by the others. */
export const COUNTRIES: Country[] = Object.entries({ ...COUNTRY_NAMES, ...OTHER_CODES })
  .map(([code, name]) => ({ code, name, aliases: ALIASES[code] ?? [] }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));

const BY_WORD = new Map(
  COUNTRIES.flatMap((country) =>
    [country.code, country.name, ...country.aliases].map((word) => [folded(word), country] as const),
  ),
);

/** Normalizes a name: no accents, lower case, straight apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase()
    .trim();
}

/**
 * Finds a country by listed or current English name (ignoring case and accents) or alpha-2 code; null if unknown. Long
 * formal names are not recognized.
 */
export function findCountry(text: string): Country | null {
  return BY_WORD.get(folded(text)) ?? null;
}

/** The English name we return for an ISO 3166-1 alpha-2 code; null for an unknown code. */
export function countryNameOf(code: string | null | undefined): string | null {
  return (code && BY_CODE.get(code.toUpperCase())?.name) || null;
}
