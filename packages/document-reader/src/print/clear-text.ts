import type { PrintedRow } from './printed-rows.js';
import type { PrintedWord } from './open-text-model.js';
import { printedDates } from './printed-dates.js';

/**
 * Minimum model confidence for a date, a name and a number; numbers have the highest, since nothing reveals a misread
 * character.
 */
export const CLEAR = { date: 80, name: 50, number: 85 } as const;

const NAME = /^\p{L}[\p{L}'’ .-]*$/u;

export const textOf = (words: readonly PrintedWord[]) => words.map(({ text }) => text).join(' ');
export const surenessOf = (words: readonly PrintedWord[]) => Math.min(...words.map(({ confidence }) => confidence));

/** Joins words to a name; undefined if one was not read clearly or has characters that names do not have. */
export function clearName(words: readonly PrintedWord[]): string | undefined {
  const text = textOf(words).replace(/[.,]+$/, '');
  return words.length > 0 && surenessOf(words) >= CLEAR.name && NAME.test(text) ? text : undefined;
}

/** A document number: digits and capital letters, written as one word or in groups. */
export function clearNumber(words: readonly PrintedWord[]): string | undefined {
  const text = textOf(words).replace(/[\s-]/g, '');
  const isNumber = /^(?=.*\d)[A-Z0-9]{5,20}$/.test(text);
  return isNumber && words.length > 0 && surenessOf(words) >= CLEAR.number ? text : undefined;
}

export interface SeenDate {
  means: string[];
  clear: boolean;
  /** Its words, and the text before it in its row. */
  words: PrintedWord[];
  before: PrintedWord[];
}

/** The dates of a row. */
export function datesOf(row: PrintedRow): SeenDate[] {
  const starts: number[] = [];
  row.reduce((at, { text }) => (starts.push(at), at + text.length + 1), 0);
  return printedDates(textOf(row)).map(({ at, length, means }) => {
    const touches = (n: number) => starts[n]! < at + length && starts[n]! + row[n]!.text.length > at;
    const words = row.filter((_, n) => touches(n));
    return { means, clear: surenessOf(words) >= CLEAR.date, words, before: row.slice(0, row.indexOf(words[0]!)) };
  });
}
