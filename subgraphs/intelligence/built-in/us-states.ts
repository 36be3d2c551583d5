import { foldName } from './fold-name.js';

const NAMES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
  'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
  'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
  'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
  'WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|FM Micronesia|GU Guam|MH Marshall Islands|' +
  'MP Northern Mariana Islands|PR Puerto Rico|PW Palau|VI US Virgin Islands|AA Armed Forces Americas|' +
  'AE Armed Forces Europe|AP Armed Forces Pacific';

const CODES = new Map(NAMES.split('|').map((state) => [foldName(state.slice(3)), state.slice(0, 2)]));
const KNOWN_CODES: ReadonlySet<string> = new Set(CODES.values());

/** Areas with US postal codes that have their own ISO 3166-1 country code. */
export const US_POSTED_COUNTRIES: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** Military mail: these postal codes do not indicate a place. */
export const MILITARY_STATES: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/**
 * Postal abbreviation (USPS Publication 28, appendix B) of a US state given by abbreviation or name; otherwise null.
 */
export function usStateOf(text: string): string | null {
  const name = foldName(text);
  const code = name.toUpperCase();
  return KNOWN_CODES.has(code) ? code : (CODES.get(name) ?? null);
}

/** Names of US states by postal abbreviation. */
export const US_STATE_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.split('|').map((state) => [state.slice(0, 2), state.slice(3)]),
);

/** Name of a US state by postal abbreviation; null if unknown. */
export function usStateNameOf(code: string): string | null {
  return US_STATE_NAMES.get(code) ?? null;
}
