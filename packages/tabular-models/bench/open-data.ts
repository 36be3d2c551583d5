import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDERS = ['../../../../shared/data/ml', '../../../../../shared/data/ml'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Folder of open datasets next to the project; undefined if missing. */
export const openData: string | undefined = FOLDERS.find((each) => existsSync(each));

/** Text of one of its files, unpacked. Throws if folder or file is missing. */
export function openFile(name: string): string {
  if (!openData) throw new Error('The data is not here: ../shared/data/ml is needed.');
  const bytes = readFileSync(join(openData, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
