import type { AddressClues } from '../address-clues.js';
import type { Place } from './gazetteer.js';

/** What an address outside of the United States says of its place. */
export interface PlaceClues {
  /** The places that the city may be, the weightiest first; empty where no name of one was found. */
  places: Place[];
  street: string | null;
  /** As it is written; null where none is. */
  state: string | null;
  zipcode: string | null;
}

export interface PlaceNames {
  /** The places of a name, the weightiest first. */
  named(name: string): Place[];
  /** Whether it is the name or the code of a state, province or the like. */
  isRegion(name: string): boolean;
}

/** How many lines from the end a city is looked for in. */
const MAX_LINES = 4;
const MAX_WORDS = 4;

const holdsDigit = (word: string): boolean => /\d/.test(word);

/** Two Latin letters of a text are a code (`ON`), whatever small place bears that name. */
const isCode = (name: string): boolean => /^[A-Za-z]{1,2}$/.test(name);

/** A line without what holds digits, such as postal codes. */
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
 * The place that a line names as a whole, at its end or at its start (`75001 Paris`, `London NW1 6XE`), the longest name
 * first. Of one length the end wins where a number stands at the start, else the weightier place.
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

/** The first line that is no name of a place by itself: `Montmartre, Paris` has no street. */
function streetOf(lines: readonly string[], names: PlaceNames): string | null {
  const isPlace = (line: string) => !holdsDigit(line) && (names.isRegion(line) || names.named(line).length > 0);
  return lines.find((line) => /\p{L}/u.test(line) && !isPlace(line)) ?? null;
}

/** A postal code among the words of a line: those from the first with a digit to the last, unless it is the street's. */
function codeIn(line: string): string | null {
  const words = line.split(' ');
  const first = words.findIndex(holdsDigit);
  return first === -1 ? null : words.slice(first, words.findLastIndex(holdsDigit) + 1).join(' ');
}

/** Reads a text from its last line up, since addresses begin with what is nearest. */
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
    // A line that ends in a place name further up is a street's; the code of a place stands below it.
    if (isState || words === '') zipcode ??= codeIn(line);
  }
  return { places: [], street: lines.find((line) => holdsDigit(line) && /\p{L}/u.test(line)) ?? null, state, zipcode };
}

/** Reads the place of an address: parts that are given win over what its text says. */
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
