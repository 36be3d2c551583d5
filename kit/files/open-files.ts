import { join } from 'node:path';
import type { Log } from '../process/log.js';
import { diskFiles } from './disk-files.js';
import type { BucketSettings } from './file-settings.js';
import type { FileStore } from './file-store.js';
import { s3Files } from './s3-files.js';

/** Opens the bucket if one is set, else the files folder in the data folder. */
export async function openFiles(
  { bucket, DATA_DIR }: { bucket: BucketSettings | null; DATA_DIR: string },
  log: Log,
): Promise<FileStore> {
  return bucket ? s3Files(bucket, log) : diskFiles(join(DATA_DIR, 'files'));
}
