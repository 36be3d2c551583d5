import type { PrintedWord } from '../open-text-model.js';
import type { TextBox } from './find-text.js';
import type { ReadSign } from './read-text.js';

/** A gap between the middles of two characters that separates words: in usual distances, and in heights of the line. */
const MIN_GAP = { distances: 2.2, heights: 0.6 };
/** Minimum probability of a space between two characters: it is often less likely than no character at all. */
const MIN_SPACE = 0.2;
/** The height of the text as a share of its box. */
const TEXT_SHARE = 0.75;

/**
 * Labels of licences that are read as one word with their value, and a date that is read as one with what follows:
 * `2.MARIA`, `EXP07/10/2033`, `LNSPECIMEN`, `12.01.1948NORTHPORT`.
 */
const FUSED =
  /^((?:4[abcd]|[1-9])[.,:]|3(?=D[O0][B8])|4b(?=EXP)|D[O0][B8]|EXP|ISS|[LF]N(?=[A-Z]{2})|\d\d([./-])\d\d\2\d{4}(?=\D|4[abc]))(?=.)/;

/**
 * Divides the characters of a line into words: at spaces, at gaps that are much wider than the usual distance, and
 * between a label and its value.
 */
export function wordsOf(signs: readonly ReadSign[], box: TextBox): PrintedWord[] {
  const length = box.width / box.height;
  const gaps = signs.slice(1).map(({ at }, n) => at - signs[n]!.at);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const words: ReadSign[][] = [[]];
  signs.forEach((sign, n) => {
    const gap = n === 0 ? 0 : gaps[n - 1]!;
    const isFar = gap > MIN_GAP.distances * usual && gap * length > MIN_GAP.heights;
    if (isFar || sign.space > MIN_SPACE) words.push([]);
    words.at(-1)!.push(sign);
  });
  return words
    .flatMap(unfused)
    .filter((word) => word.length > 0)
    .map((word) => placed(word, box, usual / 2));
}

function unfused(word: ReadSign[]): ReadSign[][] {
  const fused = FUSED.exec(word.map(({ text }) => text).join(''));
  return fused ? [word.slice(0, fused[1]!.length), ...unfused(word.slice(fused[1]!.length))] : [word];
}

function placed(word: readonly ReadSign[], box: TextBox, half: number): PrintedWord {
  const [from, to] = [word[0]!.at - half, word.at(-1)!.at + half];
  const along = (share: number) => (share - 0.5) * box.width;
  const middle = along((from + to) / 2);
  const y = box.y + middle * Math.sin(box.angle);
  const high = (TEXT_SHARE * box.height) / 2;
  return {
    text: word.map(({ text }) => text).join(''),
    confidence: 100 * Math.min(...word.map(({ share }) => share)),
    left: box.x + along(from) * Math.cos(box.angle),
    right: box.x + along(to) * Math.cos(box.angle),
    top: y - high,
    bottom: y + high,
  };
}
