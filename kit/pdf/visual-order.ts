/** A piece of a line whose letters run one way. */
export interface Run {
  text: string;
  isRtl: boolean;
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const STRONG = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
const MIRRORED = new Map([...'()', ...'[]', ...'{}', ...'<>', ...'«»'].map((sign, n, all) => [sign, all[n ^ 1]!]));

/** Whether a text holds letters that are written from right to left. */
export function isWrittenRtl(text: string): boolean {
  return RTL.test(text);
}

/**
 * The runs of a line from left to right as they are seen, after the Unicode Bidirectional Algorithm (UAX 9) for one level
 * of letters and numbers. A run from right to left keeps its own order: whoever sets it turns it round; its signs that
 * come in pairs are turned here.
 */
export function visualOrder(line: string): Run[] {
  const signs = [...line];
  const first = signs.find((sign) => STRONG.test(sign));
  const base = first !== undefined && RTL.test(first) ? 1 : 0;
  const runs = runsOf(signs, levelsOf(signs, base));
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  const ordered = [2, 1].filter((level) => level <= highest).reduce(turned, runs);
  return ordered.map(({ text, level }) => {
    const isRtl = level === 1;
    return { isRtl, text: isRtl ? [...text].map((sign) => MIRRORED.get(sign) ?? sign).join('') : text };
  });
}

/** 1 for what runs from right to left, 2 for what is set into it the other way, 0 for the rest. */
function levelsOf(signs: string[], base: 0 | 1): number[] {
  let last: number = base;
  const levels = signs.map((sign) => {
    if (RTL.test(sign)) return (last = 1);
    if (STRONG.test(sign)) {
      last = 0;
      return base === 1 ? 2 : 0;
    }
    if (DIGIT.test(sign)) return last === 1 || base === 1 ? 2 : 0;
    return null;
  });
  // What has no direction takes that of both its neighbours where they agree, else that of the line.
  const nearest = (from: number, step: 1 | -1): number => {
    let at = from + step;
    while (at >= 0 && at < levels.length && levels[at] === null) at += step;
    return levels[at] ?? base;
  };
  return levels.map((level, n) => {
    if (level !== null) return level;
    const [before, after] = [nearest(n, -1), nearest(n, 1)];
    if (before === after) return before;
    return before > 0 && after > 0 ? 1 : base;
  });
}

type Levelled = { text: string; level: number };

function runsOf(signs: string[], levels: number[]): Levelled[] {
  const runs: Levelled[] = [];
  for (const [n, sign] of signs.entries()) {
    const last = runs.at(-1);
    if (last && last.level === levels[n]) last.text += sign;
    else runs.push({ text: sign, level: levels[n]! });
  }
  return runs;
}

/** Turns round each sequence of runs of at least a level; a run of even level alone reads as it did. */
function turned(runs: Levelled[], level: number): Levelled[] {
  const result: Levelled[] = [];
  for (let at = 0; at < runs.length;) {
    let end = at;
    while (end < runs.length && runs[end]!.level >= level) end += 1;
    result.push(...runs.slice(at, end).reverse());
    if (end === at) result.push(runs[end++]!);
    at = end;
  }
  return result;
}
