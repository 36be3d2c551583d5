import type { PrintedWord } from './open-text-model.js';

/** Words in one row, from left to right. */
export type PrintedRow = PrintedWord[];

const SAME_ROW = 0.5;

export const middleOf = ({ top, bottom }: PrintedWord) => (top + bottom) / 2;
export const heightOf = ({ top, bottom }: PrintedWord) => bottom - top;

/** Groups words into rows, from top to bottom. A word belongs to a row if it overlaps its nearest word by half. */
export function printedRows(words: readonly PrintedWord[]): PrintedRow[] {
  const rows: PrintedRow[] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const row = rows
      .filter((other) => beside(other.at(-1)!, word))
      .toSorted((a, b) => apart(a.at(-1)!, word) - apart(b.at(-1)!, word))[0];
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.toSorted((a, b) => middleOf(a[0]!) - middleOf(b[0]!));
}

const apart = (one: PrintedWord, other: PrintedWord) => Math.abs(middleOf(one) - middleOf(other));

function beside(left: PrintedWord, right: PrintedWord): boolean {
  const height = Math.min(heightOf(left), heightOf(right));
  const tall = Math.max(heightOf(left), heightOf(right));
  return apart(left, right) < SAME_ROW * Math.max(height, 0.6 * tall) && right.left > left.left;
}
