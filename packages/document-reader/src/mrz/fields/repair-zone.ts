import { allHold } from './check-digits.js';
import type { LikelySign } from './likely-signs.js';
import type { ZoneFormat } from './zone-formats.js';

interface Change {
  line: number;
  place: number;
  sign: string;
}

/** Lines with correct check digits, and the number of characters replaced. */
export interface RepairedZone {
  lines: string[];
  repaired: number;
}

const changed = (lines: string[], changes: Change[]): string[] =>
  changes.reduce((result, { line, place, sign }) => {
    const text = result[line]!;
    return result.with(line, text.slice(0, place) + sign + text.slice(place + 1));
  }, lines);

/** Positions covered by a check digit, or holding one. */
export function checkedPlaces({ checks }: ZoneFormat): Set<string> {
  const found = new Set<string>();
  for (const { over, at } of checks) {
    found.add(at.join());
    for (const [line, from, to] of over) for (let place = from; place < to; place++) found.add([line, place].join());
  }
  return found;
}

/**
 * Pairs of replacements are tried among the most likely ones only: with many, one would match by chance (two digits
 * accept 1 in 100).
 */
const MAX_IN_PAIRS = 6;
const MIN_IN_PAIRS = 0.04;
/** Minimum relative probability of a correction compared with the best one. */
const FAR_LESS = 1 / 25;
/** A clearly read character is kept: alternatives that are this much less likely are not tried. */
const MIN_SHARE = 0.02;

interface Repair {
  lines: string[];
  share: number;
}

/** Returns the only valid correction; undefined if there is none, or if several are about equally likely. */
function theOne(repairs: Repair[]): string[] | undefined {
  const [best, second] = repairs.sort((a, b) => b.share - a.share);
  return best && best.share >= MIN_SHARE && (!second || second.share < FAR_LESS * best.share) ? best.lines : undefined;
}

/**
 * Corrects one or two characters so that the check digits match, using likely alternatives. Null if there is no way or
 * more than one: an ambiguous correction would be a guess.
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
  const likely = changes.filter(({ share }) => share >= MIN_IN_PAIRS).slice(0, MAX_IN_PAIRS);
  const pairs = likely.flatMap((one, at) =>
    likely
      .slice(at + 1)
      .flatMap((other) => (other.line === one.line && other.place === one.place ? [] : [[one, other]])),
  );
  return asRepaired(theOne(holding(pairs, (at) => pairs[at]![0]!.share * pairs[at]![1]!.share)), 2);
}

const asRepaired = (lines: string[] | undefined, repaired: number): RepairedZone | null =>
  lines ? { lines, repaired } : null;
