import { PARTICLES, compareNames } from '@guest-screening/name-matching';

/** Score from which the matcher treats two names as the same. */
export const SAME_NAME_FROM = 0.85;

/** A name in a text: its start, its end and its similarity to the searched name (0 to 1). */
export interface Mention {
  from: number;
  to: number;
  name: string;
  score: number;
}

interface Word {
  from: number;
  to: number;
  text: string;
  /** Whether the separator before the next word allows the name to continue. */
  goesOn: boolean;
  /** Whether its line contains capitals, so that names start with one. */
  cased: boolean;
}

const MAX_WORDS = 5;
const MAX_MENTIONS = 40;

/** Matches the words of a text. */
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Separators within a name: blanks, the dot of an initial, the comma of `Lee, Ann`. */
const WITHIN_NAME = /^(?:[ \t\u00a0]+|\.[ \t]?|, ?)$/;

const lineAt = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? Math.min(text.length, at + 400) : end);
};

function wordsIn(text: string): Word[] {
  const found = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: word,
  }));
  return found.map((word, at) => {
    const between = text.slice(word.to, found[at + 1]?.from ?? word.to);
    const point = between.startsWith('.');
    const cased = /\p{Lu}/u.test(lineAt(text, word.from));
    return { ...word, cased, goesOn: WITHIN_NAME.test(between) && (!point || word.text.length <= 2) };
  });
}

/** In scripts with capitals, names start with one; a text without any capitals gives no hint. */
function mayName({ text: word, cased }: Word): boolean {
  const first = word[0]!;
  if (!cased || first.toLowerCase() === first.toUpperCase()) return true;
  return first !== first.toLowerCase() || PARTICLES.has(word.toLowerCase());
}

/** Prefixes of the words in the searched name; word runs that contain none of them are skipped. */
const beginningsOf = (name: string) => (name.match(WORD) ?? []).map((word) => plain(word).slice(0, 2));

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function runsFrom(words: Word[], at: number): Word[][] {
  const runs: Word[][] = [];
  for (let end = at; end < Math.min(words.length, at + MAX_WORDS); end++) {
    if (!mayName(words[end]!)) break;
    if (end > at) runs.push(words.slice(at, end + 1));
    if (!words[end]!.goesOn) break;
  }
  return runs;
}

/**
 * Finds where a person is named in a text, in any spelling the matcher accepts. Of overlapping mentions the best one
 * wins.
 */
export function findMentions(text: string, names: readonly string[]): Mention[] {
  const words = wordsIn(text);
  const beginnings = new Set(names.flatMap(beginningsOf));
  const scores = new Map<string, number>();
  const scoreOf = (name: string) => {
    const known = scores.get(name);
    if (known !== undefined) return known;
    const { score } = compareNames({ names, kind: 'person' }, { names: [name], kind: 'person' });
    scores.set(name, score);
    return score;
  };
  const found: Mention[] = [];
  for (let at = 0; at < words.length && found.length < MAX_MENTIONS; at++) {
    let best: Mention | null = null;
    for (const run of runsFrom(words, at)) {
      if (!run.some(({ text: word }) => beginnings.has(plain(word).slice(0, 2)))) continue;
      const [from, to] = [run[0]!.from, run.at(-1)!.to];
      const score = scoreOf(text.slice(from, to));
      if (score >= SAME_NAME_FROM && score > (best?.score ?? 0)) best = { from, to, name: text.slice(from, to), score };
    }
    const last = found.at(-1);
    if (!best) continue;
    if (!last || best.from >= last.to) found.push(best);
    else if (best.score > last.score) found[found.length - 1] = best;
  }
  return found;
}
