import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Dataset, WHOLE } from '../catalogue/dataset.js';
import { headOf } from '../reading/read-text.js';
import { ImportProblem } from '../source/import-problem.js';
import { type Validators, fetchFiles } from '../source/fetch-files.js';
import { type SourceRules, isUrl, labelOf, openSource } from '../source/open-source.js';
import type { Source, SourceFile } from '../source/source-file.js';
import { type LoadOptions, type Loaded, loadVersion, unchanged } from './load-version.js';
import { lookupMessages } from '../../messages.js';

export interface ImportOptions extends SourceRules, Omit<LoadOptions, 'onProgress'> {
  /** The name of a part that is kept beside the others, each replaced on its own. */
  part?: string | null;
  /**
   * The file takes the place of another one that is in force under the same part; without it that is refused. Of a feed,
   * what the file no longer lists goes, too.
   */
  replace?: boolean;
  /** By what servers know the files in force again: when nothing has changed, nothing is downloaded. */
  known?: Validators | null;
  /** Told, before the data is in force, by what the servers will know the files again. */
  onValidators?: (validators: Validators | null) => void;
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

/** The day that a file states for its data, the earliest of several. */
async function statedDay(dataset: Dataset, files: SourceFile[]): Promise<string | null> {
  if (!dataset.statedDay) return null;
  const days: string[] = [];
  for (const file of files) {
    const day = dataset.statedDay(await headOf(file));
    if (day) days.push(day);
  }
  return days.sort()[0] ?? null;
}

/** Which sources this one may take the place of unasked: itself, and the addresses where it was published before. */
function replaceable(dataset: Dataset, from: string, { part, replace }: ImportOptions) {
  // A part that the operator names is meant to be replaced; a feed only adds.
  if (part || replace || dataset.join) return {};
  return { onlyReplaces: from === dataset.officialUrl ? officialSources(dataset) : [labelOf(from)] };
}

/** What a source is called that came from the publisher, now or before. */
export const officialSources = ({ officialUrl, officialBefore = [] }: Dataset): string[] =>
  [...(officialUrl === null ? [] : [officialUrl]), ...officialBefore].map(labelOf);

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
  const fetched = isUrl(from) ? await fetchFiles(dataset, from, options, options.known) : undefined;
  if (fetched === null) return [unchanged(dataset.name, WHOLE)];
  if (fetched) options.onValidators?.(fetched.validators);
  const source = await openSource(from, options, fetched?.files);
  try {
    const leftOut = [...source.leftOut];
    const parts = await byPart(dataset, source.files, leftOut);
    if (leftOut.length > 0) options.onLeftOut?.(leftOut);
    if (parts.size === 0) throw new ImportProblem(lookupMessages.noMatchingFile, source.label);
    const loaded: Loaded[] = [];
    const { replace = false, keptDays, signal } = options;
    for (const [kind, files] of parts) {
      const part = options.part ? (kind === WHOLE ? options.part : `${kind}/${options.part}`) : kind;
      const hash = fingerprint(dataset, source, options);
      const sourceDate = options.date ?? (await statedDay(dataset, files)) ?? source.date;
      const facts = { part, hash, source: source.label, sourceDate, replace, ...replaceable(dataset, from, options) };
      const onProgress = (rows: number) => options.onProgress?.({ part, rows, ...source.progress() });
      loaded.push(await loadVersion(pool, dataset, files, facts, { onProgress, signal, keptDays }));
    }
    return loaded;
  } finally {
    await source.close();
  }
}
