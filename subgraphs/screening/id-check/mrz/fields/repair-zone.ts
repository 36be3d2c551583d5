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

/** Pairs are tried among the likeliest few only: with many, one would hold by chance. */
const MOST_IN_PAIRS = 14;

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
          ? others.slice(1).map(({ sign, share }) => ({ line, place, sign, share }))
          : [],
      ),
    )
    .sort((a, b) => b.share - a.share);
  const single = changes.map((change) => changed(lines, [change])).filter((each) => allHold(format, each));
  if (single.length > 0) return single.length === 1 ? { lines: single[0]!, repaired: 1 } : null;
  const likely = changes.slice(0, MOST_IN_PAIRS);
  const pairs = likely.flatMap((one, at) =>
    likely
      .slice(at + 1)
      .filter(({ line, place }) => line !== one.line || place !== one.place)
      .map((other) => changed(lines, [one, other]))
      .filter((each) => allHold(format, each)),
  );
  return pairs.length === 1 ? { lines: pairs[0]!, repaired: 2 } : null;
}
