import { parseArgs } from 'node:util';
import { ImportProblem } from '../source/import-problem.js';
import { dayOf } from '../reading/values.js';
import type { Encoding } from '../source/source-file.js';
import { lookupMessages } from '../../messages.js';

export const USAGE = `Usage:
  npm run import -- <dataset> <file, folder or URL>   load a data set; the one before stays until all of it is there
  npm run import -- <dataset> --drop                  take a data set, or its --part, out of force
  npm run import -- official                          load every data set that its publisher gives to everybody
  npm run datasets                                    what is loaded

  --encoding utf-8|utf-16le|latin1   how the file is written, where it differs from what is usual
  --date YYYY-MM-DD                  the day that the data is from; else the file's own
  --part NAME                        keep it beside other parts, each replaced on its own
  --replace                          the file takes the place of another one; of news: what it no longer lists goes
  --allow-private                    let addresses of private networks be called

Files may be gzip or zip. Datasets: `;

export interface Asked {
  dataset: string;
  from: string | null;
  encoding: Encoding | null;
  date: string | null;
  part: string | null;
  replace: boolean;
  /** Nothing is read: what is in force goes. */
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

/** What the operator asks for; null: nothing that can be understood. Throws ImportProblem for a bad option. */
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
