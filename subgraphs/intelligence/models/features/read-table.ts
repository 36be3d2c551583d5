import { Failure } from '#kit/failure.js';
import type { Feature } from '#records/features/feature.js';
import { INVALID, type Values, readFeatures } from './read-features.js';
import { riskMessages } from '../../messages.js';

/** Maximum number of rows per call. */
export const MAX_ROWS = 10_000;

function refuse(loc: string, msg: string, type: string): never {
  throw new Failure('BAD_INPUT', INVALID, [{ loc: [loc], msg, type }]);
}

function cellsOf(names: string[], line: string, row: number): Record<string, unknown> {
  const cells = line.split(',');
  if (cells.length > names.length) refuse(`row ${row}`, riskMessages.extraCells, 'too_long');
  const filled = cells.flatMap((cell, n): [string, unknown][] => {
    const text = cell.trim();
    return text === '' ? [] : [[names[n]!, /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : text]];
  });
  return Object.fromEntries(filled);
}

/**
 * Reads a CSV table whose header line names the features; empty cells are not given. Throws BAD_INPUT with the row and
 * member of the first problem.
 */
export function readTable(features: readonly Feature[], text: string): Values[] {
  const [head = '', ...lines] = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const names = head.split(',').map((name) => name.trim());
  if (!features.some(({ name }) => names.includes(name))) refuse('table', riskMessages.noKnownFeature, 'missing');
  if (new Set(names).size < names.length) refuse('table', riskMessages.duplicateFeature, 'value_error');
  if (lines.length > MAX_ROWS) refuse('table', riskMessages.maxRows(MAX_ROWS), 'too_long');
  return lines.map((line, n) => {
    try {
      return readFeatures(features, cellsOf(names, line, n + 1));
    } catch (error) {
      if (!(error instanceof Failure) || !error.details) throw error;
      const [{ loc, msg, type }] = error.details as [{ loc: string[]; msg: string; type: string }];
      throw new Failure('BAD_INPUT', INVALID, [
        { loc: loc[0]?.startsWith('row') ? loc : [`row ${n + 1}`, ...loc], msg, type },
      ]);
    }
  });
}
