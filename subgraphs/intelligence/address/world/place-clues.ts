import type { AddressClues } from '../address-clues.js';
import type { Place } from './gazetteer.js';

/** Parts of an address outside the United States that help to locate it. */
export interface PlaceClues {
  /** Possible places of the city, highest weight first; empty if no place name was found. */
  places: Place[];
  street: string | null;
  /** As written in the input; null if not given. */
  state: string | null;
  zipcode: string | null;
}

export interface PlaceNames {
  /** Returns the places with a name, highest weight first. */
  named(name: string): Place[];
  /** Whether the text is a name or code of a state, province or similar division. */
  isRegion(name: string): boolean;
}

/** Number of lines, from the end, in which to search for a city. */
const MAX_LINES = 4;
const MAX_WORDS = 4;

const holdsDigit = (word: string): boolean => /\d/.test(word);

/** Two Latin letters are a code (`ON`), even if some small place has that name. */
const isCode = (name: string): boolean => /^[A-Za-z]{1,2}$/.test(name);

/** Removes parts with digits, such as postal codes, from a line. */
export const withoutDigits = (line: string): string =>
  line
    .split(' ')
    .filter((word) => !holdsDigit(word))
    .join(' ');

interface Hit {
  places: Place[];
  before: string[];
  after: string[];
}

/**
 * Finds the place named by a whole line, by its end or by its start (`75001 Paris`, `London NW1 6XE`), longest name
 * first. For equal lengths, the end wins if a number is at the start, otherwise the place with the higher weight.
 */
function placeIn(line: string, names: PlaceNames): Hit | null {
  const words = line.split(' ');
  const first = words.findIndex((word) => !holdsDigit(word));
  const last = words.findLastIndex((word) => !holdsDigit(word));
  if (first === -1) return null;
  const named = words.slice(first, last + 1).filter((word) => !holdsDigit(word));
  for (let length = Math.min(MAX_WORDS, named.length); length > 0; length -= 1) {
    const hits = [named.length - length, 0].map((from): Hit => {
      const name = named.slice(from, from + length).join(' ');
      return {
        places: isCode(name) ? [] : names.named(name),
        before: [...words.slice(0, first), ...named.slice(0, from)],
        after: named.slice(from + length),
      };
    });
    const [atEnd, atStart] = hits as [Hit, Hit];
    const weight = ({ places }: Hit) => places[0]?.weight ?? 0;
    if (weight(atEnd) > 0 && (first > 0 || weight(atEnd) >= weight(atStart))) return atEnd;
    if (weight(atStart) > 0) return atStart;
  }
  return null;
}

/** Skips first lines that are a place name themselves: `Montmartre, Paris` has no street. */
function streetOf(lines: readonly string[], names: PlaceNames): string | null {
  const isPlace = (line: string) => !holdsDigit(line) && (names.isRegion(line) || names.named(line).length > 0);
  return lines.find((line) => /\p{L}/u.test(line) && !isPlace(line)) ?? null;
}

/**
 * The postal code within a line: the words from the first to the last with a digit, unless they belong to the street.
 */
function codeIn(line: string): string | null {
  const words = line.split(' ');
  const first = words.findIndex(holdsDigit);
  return first === -1 ? null : words.slice(first, words.findLastIndex(holdsDigit) + 1).join(' ');
}

/** Parses a text from its last line up, since addresses go from specific to general. */
function readLines(lines: readonly string[], names: PlaceNames): PlaceClues {
  let state: string | null = null;
  let zipcode: string | null = null;
  for (let n = lines.length - 1; n >= Math.max(0, lines.length - MAX_LINES); n -= 1) {
    const line = lines[n]!;
    const words = withoutDigits(line);
    const isState = n > 0 && state === null && words !== '' && names.isRegion(words);
    const hit = isState && placeIn(lines[n - 1]!, names) ? null : placeIn(line, names);
    if (hit) {
      const after = hit.after.join(' ');
      const ahead =
        hit.before.length > 1 && /\p{L}{2}/u.test(hit.before.slice(1).join(' ')) ? hit.before.join(' ') : null;
      return {
        places: hit.places,
        street: streetOf([...lines.slice(0, n), ...(ahead && holdsDigit(ahead) ? [ahead] : [])], names),
        state: state ?? (names.isRegion(after) ? after : null),
        zipcode: zipcode ?? (ahead ? null : codeIn(line)),
      };
    }
    if (isState) state = words;
    // A line further up that ends with a place name is a street; the postal code of a place is below it.
    if (isState || words === '') zipcode ??= codeIn(line);
  }
  return { places: [], street: lines.find((line) => holdsDigit(line) && /\p{L}/u.test(line)) ?? null, state, zipcode };
}

/** Extracts the location of an address; separate parts take precedence over its text. */
export function placeCluesOf({ given, lines }: AddressClues, names: PlaceNames): PlaceClues {
  const read = readLines(lines, names);
  const whole = given.city ? names.named(given.city) : [];
  const inPart = given.city ? (placeIn(given.city, names)?.places ?? []) : read.places;
  return {
    places: whole.length > 0 ? whole : inPart,
    street: given.street ?? read.street,
    state: given.state ?? read.state,
    zipcode: given.zipcode ?? read.zipcode,
  };
}
