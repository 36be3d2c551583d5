import { allHold } from './check-digits.js';
import type { LikelySign } from './likely-signs.js';
import type { ZoneFormat } from './zone-formats.js';

interface Change {
  line: number;
  place: number;
  sign: string;
}

/** Lines whose check digits all hold, with how many signs had to be exchanged for it. */
export interface RepairedZone {
  lines: string[];
  repaired: number;
}

const changed = (lines: string[], changes: Change[]): string[] =>
  changes.reduce((result, { line, place, sign }) => {
    const text = result[line]!;
    return result.with(line, text.slice(0, place) + sign + text.slice(place + 1));
  }, lines);

/** Places that some check digit is over, or that hold one. */
export function checkedPlaces({ checks }: ZoneFormat): Set<string> {
  const found = new Set<string>();
  for (const { over, at } of checks) {
    found.add(at.join());
    for (const [line, from, to] of over) for (let place = from; place < to; place++) found.add([line, place].join());
  }
  return found;
}

/** Pairs are tried among the likeliest few only: with many, one would hold by chance (two digits let 1 in 100 pass). */
const MAX_IN_PAIRS = 6;
const LEAST_IN_PAIRS = 0.04;
/** A repair this much less likely than another is none. */
const FAR_LESS = 1 / 25;
/** What was read so clearly stays: a sign that another one is so much less likely than was printed so. */
const LEAST_SHARE = 0.02;

interface Repair {
  lines: string[];
  share: number;
}

/** The one repair that holds; undefined of none, and of several that are about as likely. */
function theOne(repairs: Repair[]): string[] | undefined {
  const [best, second] = repairs.sort((a, b) => b.share - a.share);
  return best && best.share >= LEAST_SHARE && (!second || second.share < FAR_LESS * best.share)
    ? best.lines
    : undefined;
}

/**
 * Makes check digits hold by exchanging one sign, or two, for others that the places may show.
 * Null where none or more than one way does: a repair that is not the only one is a guess.
 */
export function repairZone(format: ZoneFormat, lines: string[], signs: LikelySign[][][]): RepairedZone | null {
  if (allHold(format, lines)) return { lines, repaired: 0 };
  const checked = checkedPlaces(format);
  const changes = signs
    .flatMap((row, line) =>
      row.flatMap((others, place) =>
        checked.has([line, place].join())
          ? others.slice(1).map(({ sign, share }) => ({ line, place, sign, share: share / others[0]!.share }))
          : [],
      ),
    )
    .sort((a, b) => b.share - a.share);
  const holding = (ways: Change[][], share: (way: number) => number): Repair[] =>
    ways
      .map((way, at) => ({ lines: changed(lines, way), share: share(at) }))
      .filter((repair) => allHold(format, repair.lines));
  const single = holding(
    changes.map((change) => [change]),
    (at) => changes[at]!.share,
  );
  if (single.length > 0) return asRepaired(theOne(single), 1);
  const likely = changes.filter(({ share }) => share >= LEAST_IN_PAIRS).slice(0, MAX_IN_PAIRS);
  const pairs = likely.flatMap((one, at) =>
    likely
      .slice(at + 1)
      .flatMap((other) => (other.line === one.line && other.place === one.place ? [] : [[one, other]])),
  );
  return asRepaired(theOne(holding(pairs, (at) => pairs[at]![0]!.share * pairs[at]![1]!.share)), 2);
}

const asRepaired = (lines: string[] | undefined, repaired: number): RepairedZone | null =>
  lines ? { lines, repaired } : null;
