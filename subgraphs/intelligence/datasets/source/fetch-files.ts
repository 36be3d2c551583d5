import { readFile } from 'node:fs/promises';
import { ListError } from './list-error.js';
import type { Dataset } from '../catalogue/dataset.js';
import { type DownloadRules, type Downloaded, type Validator, download, downloadIfChanged } from './download.js';
import { ImportProblem } from './import-problem.js';

/** HTTP validators of the files of a dataset, by URL. */
export type Validators = Record<string, Validator>;

export interface Fetched {
  files: Downloaded[];
  /** Validators of all URLs that show whether the dataset has changed; null if a server sends none. */
  validators: Validators | null;
}

type Published = Pick<Dataset, 'officialUrl' | 'officialBeside' | 'officialPages'>;

const isTelling = ({ etag, lastModified }: Validator) => etag !== null || lastModified !== null;

/** Downloads the first file that differs from the known one, by URL; null if all are unchanged. */
async function firstChanged(
  addresses: string[],
  rules: DownloadRules,
  known: Validators,
): Promise<[string, Downloaded] | null> {
  for (const address of addresses) {
    const file = await downloadIfChanged(address, rules, known[address]!);
    if (file) return [address, file];
  }
  return null;
}

/**
 * Downloads a URL and, if it is the official one, the files and pages that belong to it. null: the servers report no
 * change since `known`, at the cost of one request per file. Throws ImportProblem.
 */
export async function fetchFiles(
  dataset: Published,
  from: string,
  rules: DownloadRules,
  known: Validators | null = null,
): Promise<Fetched | null> {
  const isOfficial = from === dataset.officialUrl;
  const addresses = [from, ...(isOfficial ? (dataset.officialBeside ?? []) : [])];
  const files: Downloaded[] = [];
  const fetched = new Map<string, Downloaded>();
  const take = (address: string, file: Downloaded) => {
    files.push(file);
    fetched.set(address, file);
  };
  try {
    if (known && addresses.every((address) => known[address])) {
      const changed = await firstChanged(addresses, rules, known);
      if (!changed) return null;
      take(...changed);
    }
    for (const address of addresses) if (!fetched.has(address)) take(address, await download(address, rules));
    const first = fetched.get(from)!;
    const validators = Object.fromEntries([...fetched].map(([address, { validator }]) => [address, validator]));
    for (const page of isOfficial ? await furtherPages(dataset, from, first) : [])
      take(page, await download(page, rules));
    const inOrder = [...addresses, ...[...fetched.keys()].filter((address) => !addresses.includes(address))];
    return {
      files: inOrder.map((address) => fetched.get(address)!),
      validators: Object.values(validators).every(isTelling) ? validators : null,
    };
  } catch (error) {
    for (const each of files) await each.remove();
    throw error;
  }
}

async function furtherPages(dataset: Published, from: string, first: Downloaded): Promise<string[]> {
  if (!dataset.officialPages) return [];
  try {
    return dataset.officialPages(from, await readFile(first.path, 'utf8'));
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    throw new ImportProblem(error.message, from.replace(/[?#].*$/s, ''));
  }
}
