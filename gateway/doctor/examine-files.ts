import { openLog } from '#kit/process/log.js';
import { bucketFault, s3Files } from '#kit/files/s3-files.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

/** The name of no file: reading it changes nothing, and tells whether the bucket lets this service in. */
const NOTHING = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;

/** Looks at the object store where files lie in one. */
export async function examineFiles({ bucket }: Config): Promise<Finding[]> {
  if (!bucket) return [];
  const where = `The bucket ${bucket.bucket}${bucket.endpoint ? ` at ${new URL(bucket.endpoint).host}` : ''}`;
  const files = await s3Files(bucket, openLog('silent', 'doctor'));
  try {
    await files.read(`${NOTHING}/${NOTHING}`);
    return [
      {
        level: 'good',
        what: `${where} answers`,
        advice: 'Back it up beside the database: pictures of documents lie there, sealed.',
      },
    ];
  } catch (error) {
    const advice = 'Check S3_…: the key must be allowed to list the bucket, and to get, put and delete objects.';
    return [{ level: 'problem', what: `${where} does not let us in (${bucketFault(error)})`, advice }];
  } finally {
    files.close?.();
  }
}
