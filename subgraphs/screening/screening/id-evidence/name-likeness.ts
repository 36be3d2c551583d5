import anyAscii from 'any-ascii';

/** Titles and particles, which do not identify a person. */
const SILENT = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'de',
  'del',
  'da',
  'do',
  'dos',
  'van',
  'von',
  'der',
  'la',
  'le',
  'el',
  'al',
]);
const SHORTEST_WITH_SLIP = 4;

function wordsOf(name: string): string[] {
  const words = anyAscii(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/['`]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !SILENT.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Whether two spellings can be the same person's name. Tolerates other scripts, accents, word order, omitted middle
 * names, initials, truncation in a machine-readable zone, and one typo in a word of four or more letters. `same`: at
 * least two words match and every word of the shorter name does; `alike`: a word matches; `different`: none does.
 */
export function nameLikeness(one: string, other: string): 'same' | 'alike' | 'different' {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length === 0 || right.length === 0) return 'different';
  if (left.toSorted().join('') === right.toSorted().join('') || left.join('') === right.join('')) return 'same';
  const [few, many] = left.length <= right.length ? [left, [...right]] : [right, [...left]];
  let [agreed, whole] = [0, 0];
  for (const word of few) {
    const at = many.findIndex((there) => agree(word, there));
    if (at < 0) continue;
    agreed += 1;
    if (Math.min(word.length, many[at]!.length) > 1) whole += 1;
    many.splice(at, 1);
  }
  if (agreed === few.length && agreed >= 2 && whole >= 1) return 'same';
  return whole > 0 ? 'alike' : 'different';
}

function agree(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1 || short.length >= SHORTEST_WITH_SLIP + 2) if (long.startsWith(short)) return true;
  return short.length >= SHORTEST_WITH_SLIP && oneSlipApart(short, long);
}

/** One letter added, omitted or changed, or two adjacent letters swapped. */
function oneSlipApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length !== long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
}
