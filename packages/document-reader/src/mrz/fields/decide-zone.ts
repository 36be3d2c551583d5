import type { ZoneReading } from '../../reading/id-image-reading.js';
import { holds, signValue } from './check-digits.js';
import { likelySigns, type LikelySign } from './likely-signs.js';
import { checkedPlaces, repairZone } from './repair-zone.js';
import { isKnownState, isWellFormedName, zoneDate, zoneFields } from './zone-fields.js';
import { type Check, restOfNumber, textOf, type ZoneFormat, zoneFormats } from './zone-formats.js';

/** A reading with its confidence: the mean log probability of its characters. */
export interface DecidedZone {
  reading: ZoneReading;
  score: number;
}

/** Maximum relative probability of an alternative character that no check digit would reject. */
const MAX_DOUBT = 0.2;
/** Minimum advantage in confidence of a reading with an unknown state code. */
const MAX_DOUBT_OF_UNKNOWN = 0.02;

/** Minimum mean log probability of a trusted MRZ, without, with one and with two corrections. */
const MIN_SURE = [-0.35, -0.25, -0.2];
/** Maximum number of positions at which hardly anything was recognised; a row read one position off has many. */
const WEAK = Math.log(0.3);
const MAX_WEAK = 3;

/**
 * An MRZ contradicts itself only if nothing in it may have been misread: minimum confidence overall, and for each
 * relevant character.
 */
const MIN_SURE_OF_FAULT = -0.2;
const MIN_SHARE_OF_FAULT = 0.95;

/** Confidence over all positions: mean, and number of positions at which hardly anything was recognised. */
function surenessOf(places: Float32Array[][]): { mean: number; weak: number } {
  const all = places.flat().map((odds) => odds.subarray(0, -1).reduce((top, value) => Math.max(top, value), -9));
  return {
    mean: all.reduce((sum, value) => sum + value, 0) / all.length,
    weak: all.filter((each) => each < WEAK).length,
  };
}

const withSign = (lines: string[], line: number, place: number, sign: string): string[] =>
  lines.with(line, lines[line]!.slice(0, place) + sign + lines[line]!.slice(place + 1));

const namesAreWhole = ({ spans }: ZoneFormat, lines: string[]): boolean =>
  [spans.names, spans.firstNames].every((span) => !span || isWellFormedName(textOf(lines, span)));

const statesAreKnown = ({ spans }: ZoneFormat, lines: string[]): boolean =>
  isKnownState(textOf(lines, spans.state)) && isKnownState(textOf(lines, spans.nationality));

/** Whether a place belongs to a field. The kind of document and the optional data are not read. */
function isOfField(format: ZoneFormat, lines: string[], line: number, place: number): boolean {
  const { longNumber, ...spans } = format.spans;
  if (Object.values(spans).some(([row, from, to]) => row === line && from <= place && place < to)) return true;
  const rest = restOfNumber(format, lines);
  return longNumber?.[0] === line && longNumber[1] <= place && place <= longNumber[1] + rest.length && rest !== '';
}

/**
 * Relative probability (0 to about 1) of the most likely alternative character in a field that all check digits would
 * accept. Ignores alternatives that start another name after the end of the names, and less likely ones that turn a known state
 * into an unknown one.
 */
function doubtOf(format: ZoneFormat, lines: string[], signs: LikelySign[][][]): number {
  const checked = checkedPlaces(format);
  const known = statesAreKnown(format, lines);
  const couldBe = (other: string[], doubt: number) =>
    namesAreWhole(format, other) && (!known || doubt > 1 || statesAreKnown(format, other));
  let most = 0;
  signs.forEach((row, line) =>
    row.forEach((others, place) => {
      if (!isOfField(format, lines, line, place)) return;
      const read = lines[line]![place]!;
      const own = others.find(({ sign }) => sign === read)?.share ?? 0;
      for (const { sign, share } of others) {
        if (sign === read) continue;
        const seen = checked.has([line, place].join()) && (signValue(sign) - signValue(read)) % 10 !== 0;
        const doubt = share / (own || 1e-9);
        if (!seen && doubt > most && couldBe(withSign(lines, line, place, sign), doubt)) most = doubt;
      }
    }),
  );
  return most;
}

/** Whether dates are valid or filled with fillers, and names consist of letters. */
export function isPlausible(format: ZoneFormat, lines: string[]): boolean {
  const { spans } = format;
  const isDate = (text: string) => /^\d*<*$/.test(text) && (text.includes('<') || zoneDate(text, 2099) !== undefined);
  return (
    isDate(textOf(lines, spans.birth)) &&
    (!spans.expiry || isDate(textOf(lines, spans.expiry))) &&
    (!spans.issue || zoneDate(`${textOf(lines, spans.issue)}01`, 2099) !== undefined) &&
    namesAreWhole(format, lines) &&
    /^[A-Z]+<*$/.test(textOf(lines, spans.state)) &&
    /^[A-Z]+<*$/.test(textOf(lines, spans.nationality))
  );
}

/** Replaces an unknown state by the known one that differs in one character that was likely at its position. */
function withKnownStates({ spans }: ZoneFormat, lines: string[], signs: LikelySign[][][]): string[] {
  return [spans.state, spans.nationality].reduce((result, [line, from, to]) => {
    const text = result[line]!;
    if (isKnownState(text.slice(from, to))) return result;
    const ways = [];
    for (let place = from; place < to; place++)
      for (const { sign } of signs[line]![place]!.slice(1))
        ways.push(text.slice(0, place) + sign + text.slice(place + 1));
    const known = ways.filter((way) => isKnownState(way.slice(from, to)));
    return known.length === 1 ? result.with(line, known[0]!) : result;
  }, lines);
}

/** Three fillers end a name (Doc 9303, part 3): a character recognised after them is a filler if possible. */
function withEndedNames({ spans }: ZoneFormat, lines: string[], signs: LikelySign[][][]): string[] {
  return [spans.names, spans.firstNames].reduce((result, span) => {
    const end = span ? textOf(result, span).indexOf('<<<') : -1;
    if (!span || end < 0) return result;
    const [line, from, to] = span;
    const rest = Array.from(result[line]!.slice(from + end, to), (sign, at) =>
      signs[line]![from + end + at]!.some((other) => other.sign === '<') ? '<' : sign,
    );
    return result.with(line, result[line]!.slice(0, from + end) + rest.join('') + result[line]!.slice(to));
  }, lines);
}

/**
 * Whether an MRZ with wrong check digits contradicts itself: every character under the failing check digit was read
 * clearly, the names are valid, and most check digits are correct. A misreading violates the first condition, text that
 * is not an MRZ the others.
 */
function contradictsItself(format: ZoneFormat, lines: string[], signs: LikelySign[][][]): boolean {
  const failing = format.checks.filter((check) => !holds(format, lines, check));
  // The composite check digit fails with any other one: the check digit over the fewest characters locates the fault.
  const [narrowest] = failing.map(placesOf).toSorted((a, b) => a.length - b.length);
  const isClear = narrowest?.every(([line, place]) => signs[line]![place]![0]!.share >= MIN_SHARE_OF_FAULT);
  return isClear === true && namesAreWhole(format, lines) && failing.length * 2 <= format.checks.length;
}

/** Positions covered by a check digit, and its own. */
const placesOf = ({ over, at }: Check): [line: number, place: number][] => [
  at,
  ...over.flatMap(([line, from, to]) =>
    Array.from({ length: to - from }, (_, n): [number, number] => [line, from + n]),
  ),
];

function decided(format: ZoneFormat, places: Float32Array[][], today: Date): DecidedZone {
  const signs = likelySigns(format, places);
  const likeliest = signs.map((row) => row.map(([best]) => best!.sign).join(''));
  const raw = withKnownStates(format, withEndedNames(format, likeliest, signs), signs);
  const repaired = repairZone(format, raw, signs);
  const lines = repaired?.lines ?? raw;
  const sure = surenessOf(places);
  const known = statesAreKnown(format, lines);
  const valid =
    repaired !== null &&
    sure.mean >= MIN_SURE[repaired.repaired]! &&
    sure.weak <= MAX_WEAK &&
    isPlausible(format, lines) &&
    doubtOf(format, lines, signs) <= (known ? MAX_DOUBT : MAX_DOUBT_OF_UNKNOWN);
  const fields = zoneFields(format, lines, today);
  const contradicts =
    repaired === null && sure.mean >= MIN_SURE_OF_FAULT && sure.weak === 0 && contradictsItself(format, lines, signs);
  return {
    reading: {
      format: format.name,
      lines,
      fields,
      valid,
      repaired: repaired?.repaired ?? 0,
      ...(contradicts && { contradicts }),
    },
    score: sure.mean,
  };
}

/**
 * Parses an MRZ from the log probabilities of the characters at each position; undefined if no format has such lines.
 * The first letter of the document distinguishes formats of the same size.
 */
export function decideZone(places: Float32Array[][], today: Date): DecidedZone | undefined {
  const fitting = zoneFormats
    .filter(({ signs, length }) => signs.length === places.length && length === places[0]!.length)
    .map((format) => decided(format, places, today));
  const begins = likelySignsOfStart(places);
  return (
    fitting.find(({ reading }) => reading.valid && reading.lines[0]!.startsWith(begins)) ??
    fitting.find(({ reading }) => reading.lines[0]!.startsWith(begins)) ??
    fitting[0]
  );
}

const STARTS = 'PVIAC';

/** The most likely first letter of a document. */
function likelySignsOfStart(places: Float32Array[][]): string {
  const odds = places[0]![0]!;
  const at = (sign: string) => odds[10 + sign.charCodeAt(0) - 65]!;
  return [...STARTS].reduce((best, sign) => (at(sign) > at(best) ? sign : best));
}
