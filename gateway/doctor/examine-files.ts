import { openLog } from '#kit/process/log.js';
import { bucketFault, s3Files } from '#kit/files/s3-files.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

/** A name that no file has: reading it changes nothing and shows whether the bucket can be accessed. */
const NOTHING = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;

/** Checks access to the bucket, where files are stored in one. */
export async function examineFiles({ bucket }: Config): Promise<Finding[]> {
  if (!bucket) return [];
  const where = `The bucket ${bucket.bucket}${bucket.endpoint ? ` at ${new URL(bucket.endpoint).host}` : ''}`;
  const files = await s3Files(bucket, openLog('silent', 'doctor'));
  try {
    await files.read(`${NOTHING}/${NOTHING}`);
    return [
      {
        level: 'good',
        what: `${where} is accessible`,
        advice: 'Back it up together with the database: it contains encrypted document images.',
      },
    ];
  } catch (error) {
    const advice =
      'Check the S3_… settings: the key must be allowed to list the bucket, and to get, put and delete objects.';
    return [
      {
        level: 'problem',
        what: `Cannot access ${where[0]!.toLowerCase()}${where.slice(1)} (${bucketFault(error)})`,
        advice,
      },
    ];
  } finally {
    files.close?.();
  }
}
