import type { IdFields, PrintReading } from '../reading/id-image-reading.js';
import { datesOf } from './clear-text.js';
import { europeanFields, europeanLabels } from './european-fields.js';
import { americanFields, americanLabels, writtenFields } from './labelled-fields.js';
import { type PrintedWord, openTextModel } from './open-text-model.js';
import { printedRows } from './printed-rows.js';
import { readWords } from './read-words.js';

const LABELS_TELL = 3;

/** Reads the printed text of a document side; undefined if no text is readable. */
export async function readPrint(jpeg: Uint8Array, budgetMs: number): Promise<PrintReading | undefined> {
  const until = performance.now() + budgetMs;
  const model = await openTextModel();
  const words = model && (await readWords(jpeg, model, until));
  return words && words.length > 0 ? printOf(words, new Date().toISOString().slice(0, 10)) : undefined;
}

/** Extracts fields and dates from the words of a document. */
export function printOf(words: readonly PrintedWord[], today: string): PrintReading {
  const rows = printedRows(words);
  const dates = rows.flatMap(datesOf);
  const [layout, fields] = laidOut();
  return { layout, fields, dates: dates.map(({ means, clear }) => ({ means, clear })) };

  function laidOut(): [PrintReading['layout'], IdFields] {
    if (americanLabels(rows) >= LABELS_TELL) return ['american', americanFields(rows)];
    if (europeanLabels(rows) >= LABELS_TELL) return ['european', europeanFields(rows, dates, today)];
    return ['labelled', writtenFields(rows)];
  }
}
