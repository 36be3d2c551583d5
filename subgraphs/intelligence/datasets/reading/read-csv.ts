import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Info, parse } from 'csv-parse';
import { ImportProblem } from '../source/import-problem.js';
import type { Encoding, SourceFile } from '../source/source-file.js';
import { headOf, readText } from './read-text.js';
import { lookupMessages } from '../../messages.js';

/** A record of a CSV file, by column name; values are trimmed. */
export interface CsvRecord {
  /** Column name in lowercase with `_` between words (`Year Founded` → `year_founded`) → value. */
  fields: Record<string, string>;
  /** Line number of the start of the record. */
  line: number;
}

const LONGEST_RECORD = 4 * 2 ** 20;

/** Normalizes a column name. */
export function headingKey(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

/** Detects the delimiter: the most frequent one in the header. */
function delimiterOf(head: string): string {
  const first = head.slice(0, head.indexOf('\n') + 1 || undefined);
  const counts = [',', ';', '\t', '|'].map((sign) => [first.split(sign).length, sign] as const);
  return counts.reduce((most, next) => (next[0] > most[0] ? next : most))[1];
}

/**
 * Yields the records of a CSV file with a header; the delimiter (comma, semicolon, tab or bar) is detected from its
 * first line. Throws ImportProblem for a record with a different number of columns or an unclosed quote.
 */
export async function* readCsv(file: SourceFile, usual: Encoding): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: delimiterOf(await headOf(file)),
    bom: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_RECORD,
  });
  // An error in the text destroys the parser, so that the loop below throws it.
  const piped = pipeline(Readable.from(readText(file, usual)), parser).catch((error: unknown) =>
    parser.destroy(error as Error),
  );
  let headings: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (headings) {
        const fields: Record<string, string> = {};
        for (let n = 0; n < headings.length; n += 1) fields[headings[n]!] = record[n]!;
        yield { fields, line };
      } else headings = record.map(headingKey);
      line = info.lines + 1;
    }
    await piped;
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    if (!code?.startsWith('CSV_')) throw error;
    throw new ImportProblem(SENTENCES[code] ?? lookupMessages.invalidCsv, file.name, lines ?? line);
  }
}

const SENTENCES: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: lookupMessages.unclosedQuote,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: lookupMessages.wrongColumnCount,
  CSV_MAX_RECORD_SIZE: lookupMessages.recordTooLong,
};

/** Returns the first non-empty value of these columns, or null. */
export function pick(fields: Record<string, string>, ...headings: string[]): string | null {
  for (const heading of headings) if (fields[heading]) return fields[heading];
  return null;
}

/** Throws ImportProblem unless the record has at least one column of each group. */
export function mustHave({ fields, line }: CsvRecord, file: string, ...groups: string[][]): void {
  for (const group of groups)
    if (!group.some((heading) => heading in fields))
      throw new ImportProblem(lookupMessages.missingColumn(group), file, line);
}
