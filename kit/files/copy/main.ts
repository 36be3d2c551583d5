import { Failure } from '../../failure.js';
import { openLog } from '../../process/log.js';
import { endOnBadStart } from '../../start/process-end.js';
import type { FileStore } from '../file-store.js';
import { openFiles } from '../open-files.js';
import { bucketFault } from '../s3-files.js';
import { placeConfig } from './config.js';
import { copyFiles } from './copy-files.js';

const USAGE = `Usage:
  npm run files -- copy disk s3   copy the files in DATA_DIR to the bucket set by S3_…
  npm run files -- copy s3 disk   copy the files of the bucket to DATA_DIR
Existing files are skipped and nothing is deleted. The service can keep running.
`;
const PLACES = ['disk', 's3'] as const;

/** `npm run files`. */
async function main(): Promise<void> {
  const [command, from, to, ...more] = process.argv.slice(2);
  const known = PLACES.some((place) => place === from) && PLACES.some((place) => place === to) && from !== to;
  if (command !== 'copy' || !known || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const stores = { disk: await storeAt('disk'), s3: await storeAt('s3') };
  const [source, target] = [stores[from as 'disk' | 's3'], stores[to as 'disk' | 's3']];
  try {
    const { copied, known: there } = await copyFiles(source, target, ({ copied, known }) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${copied} copied, ${known} already there`);
    });
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${copied} copied, ${there} already there\n`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const { bucket, endpoint } = placeConfig('s3').bucket!;
    const where = `the bucket ${bucket}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`;
    process.stderr.write(
      `Cannot use ${where} (${bucketFault(error)}). Check the S3_… settings, then run the command again: files copied so far are kept.\n`,
    );
    process.exitCode = 1;
  } finally {
    stores.s3.close?.();
  }
}

/** Only a bucket fails with UNAVAILABLE; a folder fails with a system error. */
const isUnavailable = (error: unknown) => error instanceof Failure && error.code === 'UNAVAILABLE';

const storeAt = (place: 'disk' | 's3'): Promise<FileStore> => openFiles(placeConfig(place), openLog('error', 'files'));

main().catch(endOnBadStart('files'));
