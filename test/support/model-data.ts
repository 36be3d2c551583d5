import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#kit/process/project-root.js';

const FOLDERS = [join(projectRoot, '../shared/data/ml'), join(projectRoot, '../../shared/data/ml')];

/** The folder of open datasets next to the project; undefined on machines without it. */
export const modelData = FOLDERS.find((each) => existsSync(each));

/** The text of one of its files, decompressed. */
export function modelFile(name: string): string {
  const bytes = readFileSync(join(modelData!, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
