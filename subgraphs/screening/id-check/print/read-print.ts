import type { IdFields, PrintReading } from '../reading/id-image-reading.js';
import { datesOf } from './clear-text.js';
import { europeanFields, europeanLabels } from './european-fields.js';
import { americanFields, americanLabels, writtenFields } from './labelled-fields.js';
import { lookAgain } from './look-again.js';
import { type PrintedWord, openTextModel } from './open-text-model.js';
import { printedRows } from './printed-rows.js';
import { readWords } from './read-words.js';

const LABELS_TELL = 3;

/** Printed text of a document's side; undefined where no text can be read here, or none is there. */
export async function readPrint(jpeg: Uint8Array, budgetMs: number): Promise<PrintReading | undefined> {
  const until = performance.now() + budgetMs;
  const model = await openTextModel();
  if (!model) return undefined;
  const page = await readWords(jpeg, model, until);
  if (!page) return undefined;
  await lookAgain(page, model, until);
  return printOf(page.words, new Date().toISOString().slice(0, 10));
}

/** What the words of a document say. */
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
