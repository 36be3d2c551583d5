import { ImportProblem } from '../source/import-problem.js';
import type { Encoding, SourceFile } from '../source/source-file.js';
import { readText } from './read-text.js';
import { lookupMessages } from '../../messages.js';

export interface Line {
  text: string;
  /** Line number, starting at 1. */
  number: number;
}

const LONGEST_LINE = 16 * 2 ** 20;

/** Yields the lines of a file without line endings, including blank ones. Throws ImportProblem. */
export async function* readLines(file: SourceFile, usual: Encoding): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const text of readText(file, usual)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      number += 1;
      yield { number, text: line.endsWith('\r') ? line.slice(0, -1) : line };
    }
    if (rest.length > LONGEST_LINE) throw new ImportProblem(lookupMessages.lineTooLong, file.name, number + 1);
  }
  if (rest) yield { number: number + 1, text: rest.replace(/\r$/, '') };
}

/**
 * Yields the columns of unquoted tab-separated lines, each with at least `least` columns. Throws ImportProblem for a
 * shorter line.
 */
export async function* readTabs(
  file: SourceFile,
  usual: Encoding,
  least: number,
): AsyncGenerator<{ columns: string[]; number: number }> {
  for await (const { text, number } of readLines(file, usual)) {
    if (!text.trim()) continue;
    const columns = text.split('\t');
    if (columns.length < least)
      throw new ImportProblem(lookupMessages.tooFewColumns(columns.length, least), file.name, number);
    yield { columns, number };
  }
}
