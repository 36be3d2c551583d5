import { countryCodeOf } from '../built-in/country-code.js';
import { usStateOf } from '../built-in/us-states.js';

/** Parts of an address recognised by the position of its lines; null for missing parts. */
export interface AddressLines {
  /** Everything that was not recognised as another part. */
  street: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string | null;
  /** The original lines, without the country. */
  lines: readonly string[];
  /** A state directly before the postal code, as in US addresses. */
  stateBeforeZipcode: boolean;
}

const ZIPCODE = /(?:^| )(\d{5}(?:-\d{4})?)$/;

/**
 * Recognises a country in the last line by name or three-letter code; a two-letter code only if it is not also a state.
 */
async function namesCountry(line: string, alone: boolean): Promise<boolean> {
  if (line.length <= 2 && !/^u[sk]$/i.test(line)) return false;
  if (!alone && usStateOf(line)) return false;
  return (await countryCodeOf(line)) !== null;
}

/** `Austin TX`: splits the words before a postal code if the last ones name a state. */
function divideAtState(words: string[]): { city: string | null; state: string } | null {
  for (const count of [3, 2, 1]) {
    const state = words.slice(-count).join(' ');
    if (words.length >= count && usStateOf(state)) return { city: words.slice(0, -count).join(' ') || null, state };
  }
  return null;
}

/** Removes postal code, state and city from the end of `lines` (modified in place). */
function takeUsPlace(lines: string[]): Pick<AddressLines, 'city' | 'state' | 'zipcode'> {
  const last = lines.at(-1) ?? '';
  const zipcode = ZIPCODE.exec(last)?.[1] ?? null;
  const before = zipcode ? last.slice(0, -zipcode.length).trim() : '';
  const divided = before ? divideAtState(before.split(' ')) : null;
  if (zipcode && before && !divided) return { city: null, state: null, zipcode: null };
  if (zipcode) lines.pop();
  if (divided) return { ...divided, city: divided.city ?? lines.pop() ?? null, zipcode };
  const state = usStateOf(lines.at(-1) ?? '') ? (lines.pop() ?? null) : null;
  return { city: zipcode || state ? (lines.pop() ?? null) : null, state, zipcode };
}

/**
 * Parses the lines of an address from the last one up: country, postal code with state, city; the rest is the street.
 */
export async function readAddressText(lines: readonly string[]): Promise<AddressLines> {
  const rest = [...lines];
  const last = rest.at(-1);
  const country = last && (await namesCountry(last, rest.length === 1)) ? (rest.pop() ?? null) : null;
  const withoutCountry = [...rest];
  const place = takeUsPlace(rest);
  return {
    street: rest.join(', ') || null,
    ...place,
    country,
    lines: withoutCountry,
    stateBeforeZipcode: place.state !== null && place.zipcode !== null,
  };
}
