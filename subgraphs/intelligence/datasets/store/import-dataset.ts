import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Dataset, WHOLE } from '../catalogue/dataset.js';
import { headOf } from '../reading/read-text.js';
import { ImportProblem } from '../source/import-problem.js';
import { type SourceRules, openSource } from '../source/open-source.js';
import type { Source, SourceFile } from '../source/source-file.js';
import { type LoadOptions, type Loaded, loadVersion } from './load-version.js';

export interface ImportOptions extends SourceRules, Omit<LoadOptions, 'onProgress'> {
  /** The name of a part that is kept beside the others, each replaced on its own. */
  part?: string | null;
  /** What a feed no longer lists goes, too; other data sets are replaced anyway. */
  replace?: boolean;
  /** Told as the load goes on: the part, rows stored, bytes read of how many. */
  onProgress?: (state: { part: string; rows: number; done: number; total: number }) => void;
  /** Told of files that are no data. */
  onLeftOut?: (names: string[]) => void;
}

/** The files of each part, in their order. */
async function byPart(dataset: Dataset, files: SourceFile[], leftOut: string[]): Promise<Map<string, SourceFile[]>> {
  const parts = new Map<string, SourceFile[]>();
  for (const file of files) {
    const part = dataset.partOf ? dataset.partOf(file.name, await headOf(file)) : WHOLE;
    if (part === null) leftOut.push(file.name);
    else parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  return parts;
}

/** Another reading, encoding or part of the same bytes is another version. */
function fingerprint(dataset: Dataset, source: Source, { encoding, replace }: ImportOptions): string {
  const replaced = dataset.join && replace ? ['replace'] : [];
  const facts = [dataset.revision, encoding ?? null, source.hash, ...replaced];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/**
 * Imports a file, a folder or an address into a data set, part by part, each all or nothing. Throws ImportProblem for
 * what the operator can mend; a part that was loaded before the one at fault stays.
 */
export async function importDataset(
  pool: pg.Pool,
  dataset: Dataset,
  from: string,
  options: ImportOptions,
): Promise<Loaded[]> {
  const beside = from === dataset.officialUrl ? dataset.officialBeside : [];
  const source = await openSource(from, options, beside);
  try {
    const leftOut = [...source.leftOut];
    const parts = await byPart(dataset, source.files, leftOut);
    if (leftOut.length > 0) options.onLeftOut?.(leftOut);
    if (parts.size === 0) throw new ImportProblem('holds no file of this data set', source.label);
    const loaded: Loaded[] = [];
    const { replace = false, keptDays, signal } = options;
    for (const [kind, files] of parts) {
      const part = options.part ? (kind === WHOLE ? options.part : `${kind}/${options.part}`) : kind;
      const hash = fingerprint(dataset, source, options);
      const facts = { part, hash, source: source.label, sourceDate: source.date, replace };
      const onProgress = (rows: number) => options.onProgress?.({ part, rows, ...source.progress() });
      loaded.push(await loadVersion(pool, dataset, files, facts, { onProgress, signal, keptDays }));
    }
    return loaded;
  } finally {
    await source.close();
  }
}
