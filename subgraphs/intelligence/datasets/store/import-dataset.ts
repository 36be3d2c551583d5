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
  /** Name of the part to import; parts are replaced independently. */
  part?: string | null;
  /**
   * Whether the file may replace another active one of the same part, which is otherwise refused. For a feed, articles
   * that the file no longer lists are deleted, too.
   */
  replace?: boolean;
  /** HTTP validators of the active files: if nothing has changed, nothing is downloaded. */
  known?: Validators | null;
  /** Called with the new HTTP validators before the data becomes active. */
  onValidators?: (validators: Validators | null) => void;
  /** Progress: the part, rows stored, bytes read and in total. */
  onProgress?: (state: { part: string; rows: number; done: number; total: number }) => void;
  /** Called with the files that are not data. */
  onLeftOut?: (names: string[]) => void;
}

/** Groups the files by part, keeping their order. */
async function byPart(dataset: Dataset, files: SourceFile[], leftOut: string[]): Promise<Map<string, SourceFile[]>> {
  const parts = new Map<string, SourceFile[]>();
  for (const file of files) {
    const part = dataset.partOf ? dataset.partOf(file.name, await headOf(file)) : WHOLE;
    if (part === null) leftOut.push(file.name);
    else parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  return parts;
}

/** The same bytes read with another revision, encoding or part are a different version. */
function fingerprint(dataset: Dataset, source: Source, { encoding, replace }: ImportOptions): string {
  const replaced = dataset.join && replace ? ['replace'] : [];
  const facts = [dataset.revision, encoding ?? null, source.hash, ...replaced];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Returns the date stated by the files, the earliest of several. */
async function statedDay(dataset: Dataset, files: SourceFile[]): Promise<string | null> {
  if (!dataset.statedDay) return null;
  const days: string[] = [];
  for (const file of files) {
    const day = dataset.statedDay(await headOf(file));
    if (day) days.push(day);
  }
  return days.sort()[0] ?? null;
}

/** Sources that this one may replace without --replace: itself, and former URLs of the publisher. */
function replaceable(dataset: Dataset, from: string, { part, replace }: ImportOptions) {
  // A named part may always be replaced; a feed only adds.
  if (part || replace || dataset.join) return {};
  return { onlyReplaces: from === dataset.officialUrl ? officialSources(dataset) : [labelOf(from)] };
}

/** Labels of the publisher's sources, current and former. */
export const officialSources = ({ officialUrl, officialBefore = [] }: Dataset): string[] =>
  [...(officialUrl === null ? [] : [officialUrl]), ...officialBefore].map(labelOf);

/**
 * Imports a file, a folder or a URL into a dataset, part by part, each all or nothing. Throws ImportProblem for
 * problems that the operator can fix; parts imported before the failing one stay.
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
