import { Readable, pipeline } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import type { Chunks } from '../listed-record.js';
import { ListError } from '../../../datasets/source/list-error.js';
import { textOf } from './text-of.js';

/** Maximum row length in bytes; a longer row has an unclosed quote. */
const LONGEST_ROW = 1_000_000;

async function* rowsOf<T>(chunks: Chunks, options: Options): AsyncGenerator<T> {
  const parser = parse({ max_record_size: LONGEST_ROW, skip_empty_lines: true, ...options });
  // The parser receives every failure and throws it to the reader of the rows.
  pipeline(Readable.from(textOf(chunks)), parser, () => undefined);
  try {
    for await (const row of parser) yield row as T;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new ListError(`Invalid CSV near line ${String(cause['lines'] ?? '?')}: ${cause.code}.`, { cause });
  }
}

/** Rows of a table without a header. Rows may differ in their number of columns. */
export const csvRows = (chunks: Chunks): AsyncGenerator<string[]> => rowsOf(chunks, { relax_column_count: true });

/** Rows of a table with a header. Throws ListError for a missing column or a row of different length. */
export async function* csvRecords<Column extends string>(
  chunks: Chunks,
  columns: readonly Column[],
  delimiter = ',',
): AsyncGenerator<Record<Column, string> & Partial<Record<string, string>>> {
  const header = (names: string[]) => {
    const missing = columns.filter((column) => !names.includes(column));
    if (missing.length > 0) throw new ListError(`The table has no column ${missing.join(', ')}.`);
    return names;
  };
  let any = false;
  const options: Options = { columns: (names: string[]) => ((any = true), header(names)), delimiter, bom: true };
  yield* rowsOf<Record<Column, string>>(chunks, options);
  if (!any) throw new ListError('The table is empty.');
}
