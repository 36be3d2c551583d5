import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FOLDERS = ['../../../../shared/data/ml', '../../../../../shared/data/ml'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** The folder of open data sets beside the project; undefined on machines without it. */
export const openData: string | undefined = FOLDERS.find((each) => existsSync(each));

/** The text of one of its files, unpacked. Fails where there is no such folder or file. */
export function openFile(name: string): string {
  if (!openData) throw new Error('The data is not here: ../shared/data/ml is needed.');
  const bytes = readFileSync(join(openData, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
