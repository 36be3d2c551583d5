import { parseArgs } from 'node:util';
import { ImportProblem } from '../source/import-problem.js';
import { dayOf } from '../reading/values.js';
import type { Encoding } from '../source/source-file.js';
import { lookupMessages } from '../../messages.js';

export const USAGE = `Usage:
  npm run import -- <dataset> <file, folder or URL>   import a dataset; the current data stays active until it is complete
  npm run import -- <dataset> --drop                  remove a dataset, or its --part
  npm run import -- official                          import every dataset with a public download
  npm run datasets                                    list the imported datasets

  --encoding utf-8|utf-16le|latin1   encoding of the file, if it differs from the dataset's usual one
  --date YYYY-MM-DD                  date of the data; default: the date of the file
  --part NAME                        import as a named part; parts are replaced independently
  --replace                          replace data from another file; for news, also remove articles no longer listed
  --allow-private                    allow downloads from private network addresses

Files can be compressed with gzip or zip. Datasets: `;

export interface Asked {
  dataset: string;
  from: string | null;
  encoding: Encoding | null;
  date: string | null;
  part: string | null;
  replace: boolean;
  /** Removes the active data; no file is read. */
  drop: boolean;
  allowPrivate: boolean;
}

const ENCODINGS: Record<string, Encoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  latin1: 'latin1',
  'iso-8859-1': 'latin1',
  'windows-1252': 'latin1',
};

const OPTIONS = {
  encoding: { type: 'string' },
  date: { type: 'string' },
  part: { type: 'string' },
  replace: { type: 'boolean' },
  drop: { type: 'boolean' },
  'allow-private': { type: 'boolean' },
} as const;

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ImportProblem((error as Error).message);
  }
}

/** Parses the command line; null if the usage is wrong. Throws ImportProblem for an invalid option. */
export function readArguments(words: string[]): Asked | null {
  const { values, positionals } = parsed(words);
  const [dataset, from, ...more] = positionals;
  const { replace = false, drop = false, 'allow-private': allowPrivate = false } = values;
  if (!dataset || more.length > 0 || (dataset === 'official' || drop) !== (from === undefined)) return null;
  if (drop && dataset === 'official') return null;
  const encoding = values.encoding === undefined ? null : ENCODINGS[values.encoding.toLowerCase()];
  if (encoding === undefined) throw new ImportProblem(lookupMessages.encodingOption);
  const date = values.date === undefined ? null : dayOf(values.date);
  if (values.date !== undefined && !date) throw new ImportProblem(lookupMessages.dateOption);
  const part = values.part ?? null;
  if (part !== null && !/^[\w.-]{1,60}$/.test(part)) throw new ImportProblem(lookupMessages.partOption);
  return { dataset, from: from ?? null, encoding, date, part, replace, drop, allowPrivate };
}
