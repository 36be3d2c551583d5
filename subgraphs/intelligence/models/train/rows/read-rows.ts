import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type TrainingRow, TrainingProblem } from './training-row.js';

function rowOf(names: string[], line: string, number: number): TrainingRow {
  const cells = line.split(',');
  const features: Record<string, number | null> = {};
  let [at, label] = ['', ''];
  names.forEach((name, n) => {
    const cell = cells[n]?.trim() ?? '';
    if (name === 'at') at = cell;
    else if (name === 'label') label = cell;
    else features[name] = cell === '' ? null : Number(cell);
  });
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) throw new TrainingProblem(`Line ${number}: \`at\` must be a date or time.`);
  if (label !== '0' && label !== '1') throw new TrainingProblem(`Line ${number}: \`label\` must be 0 or 1.`);
  const bad = Object.entries(features).find(([, value]) => value !== null && !Number.isFinite(value));
  if (bad) throw new TrainingProblem(`Line ${number}: \`${bad[0]}\` must be a number.`);
  return { at: time, label: label === '1' ? 1 : 0, features };
}

/**
 * Reads rows from a CSV file, gzipped or not: a header line with `at`, `label` and feature names; empty cells are
 * unknown. Throws TrainingProblem with the line.
 */
export async function* readRows(path: string): AsyncGenerator<TrainingRow> {
  const bytes = createReadStream(path);
  const text = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  let [names, number]: [string[] | null, number] = [null, 0];
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    number += 1;
    if (!names) {
      names = line.split(',').map((name) => name.trim());
      if (!names.includes('at') || !names.includes('label'))
        throw new TrainingProblem('The header line must contain `at` and `label`.');
    } else if (line !== '') yield rowOf(names, line, number);
  }
}
