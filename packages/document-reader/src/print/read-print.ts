import type { IdDocumentKind, IdFields, PrintReading } from '../reading/id-image-reading.js';
import { datesOf } from './clear-text.js';
import { europeanFields, europeanLabels } from './european-fields.js';
import { americanFields, americanLabels, writtenFields } from './labelled-fields.js';
import { lookAgain } from './look-again.js';
import { type PrintedWord, openTextModel } from './open-text-model.js';
import { printedRows } from './printed-rows.js';
import { readLarger, readWords } from './read-words.js';

const LABELS_TELL = 3;

/**
 * Reads the printed text of a document side; undefined if no text is readable. Reads a licence a second time if fields
 * are missing, since its text may be the only source.
 */
export async function readPrint(
  jpeg: Uint8Array,
  kind: IdDocumentKind,
  budgetMs: number,
): Promise<PrintReading | undefined> {
  const today = new Date().toISOString().slice(0, 10);
  const model = await openTextModel();
  const until = performance.now() + budgetMs;
  const page = model && (await readWords(jpeg, model, until));
  if (!page) return undefined;
  await lookAgain(page, model, until);
  const first = printOf(page.words, today);
  if (kind !== 'drivers' || isWhole(first) || performance.now() > until) return first;
  const larger = await readLarger(jpeg, page, model);
  await lookAgain(larger, model, until);
  return together(first, printOf(larger.words, today));
}

const isWhole = ({ layout, fields }: PrintReading) =>
  layout === 'american' || Boolean(fields.lastName && fields.firstName && fields.birthDate && fields.expiryDate);

/** Results of the first attempt take precedence; of two layouts, the one with more fields is chosen. */
function together(first: PrintReading, second: PrintReading): PrintReading {
  const [least, most] = [first, second].toSorted((a, b) => saidBy(a) - saidBy(b)) as [PrintReading, PrintReading];
  const fields = least.layout === most.layout ? { ...second.fields, ...first.fields } : most.fields;
  return { layout: most.layout, fields, dates: [...first.dates, ...second.dates] };
}

const saidBy = ({ fields }: PrintReading) => Object.keys(fields).length;

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
