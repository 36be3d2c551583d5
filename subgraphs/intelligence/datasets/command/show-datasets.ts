import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { findFetchStates } from '../official/fetch-state.js';
import { findDatasetStates } from '../store/find-dataset-states.js';
import { type Output, grouped } from './progress-line.js';

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `npm run datasets`: lists imported datasets with date and licence, and empty ones with how to import them. */
export async function showDatasets(pool: pg.Pool, datasets: Dataset[], output: Output): Promise<void> {
  const states = await findDatasetStates(pool, datasets);
  const loaded = states.flatMap(({ dataset, parts }) =>
    parts.map(({ part, rows, asOf, source, licence }) => [
      part === 'all' ? dataset.name : `${dataset.name} (${part})`,
      grouped(rows),
      asOf,
      source,
      licence,
    ]),
  );
  if (loaded.length > 0) output.write(`${table([['DATASET', 'ROWS', 'DATE', 'SOURCE', 'LICENCE'], ...loaded])}\n`);
  for (const { dataset, loading, problem } of states) {
    if (loading !== null)
      output.write(`\n${dataset.name}: an import is in progress or was interrupted at ${grouped(loading)} rows.\n`);
    if (problem) output.write(`\n${dataset.name}: the last import failed: ${problem}\n`);
  }
  for (const [name, { isFetching, problem, heldBy, nextAt }] of await findFetchStates(pool)) {
    if (isFetching) output.write(`\n${name}: download in progress.\n`);
    else if (heldBy !== null)
      output.write(`\n${name}: not downloaded, because a file was imported manually: ${problem}\n`);
    else if (problem !== null)
      output.write(`\n${name}: automatic download failed: ${problem}. Next attempt: ${nextAt.toISOString()}.\n`);
  }
  const empty = states.filter(({ parts }) => parts.length === 0).map(({ dataset }) => dataset);
  if (empty.length === 0) return;
  output.write(`${loaded.length > 0 ? '\n' : ''}EMPTY\n`);
  for (const { name, title, advice, licence, officialUrl } of empty) {
    const how = officialUrl
      ? `npm run import -- ${name} ${officialUrl}`
      : `npm run import -- ${name} <file, folder or URL>`;
    output.write(`${name}: ${title}\n  ${how}\n  ${advice}\n  Licence: ${licence}\n`);
  }
  output.write(
    '\nnpm run import -- official imports all datasets that have a download URL (requires internet access).\n',
  );
}
