import { z } from 'zod';
import { BadConfiguration, flag, urlOf } from '../process/config.js';

const word = z
  .string()
  .max(1_000)
  .refine((text) => !/[\s\p{Cc}]/u.test(text), 'must not contain spaces or control characters');

/** Settings of the file store. */
export const FILES_SHAPE = {
  FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: urlOf('http', 'https').optional(),
  S3_REGION: word.default('us-east-1'),
  S3_BUCKET: word.optional(),
  S3_PREFIX: word.default(''),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  S3_PATH_STYLE: flag.default(true),
};

type Read = z.infer<z.ZodObject<typeof FILES_SHAPE>>;

/** A bucket of an S3-compatible object store. */
export interface BucketSettings {
  /** undefined: the AWS endpoint of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Prefix of every object name. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket name is in the path instead of the host name. */
  pathStyle: boolean;
}

/** Reads the bucket settings; null if files are on disk. Throws BadConfiguration if some are missing. */
export function filesOf(read: Read): { bucket: BucketSettings | null } {
  if (read.FILES === 'disk') return { bucket: null };
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  const missing = Object.entries({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }).filter(([, value]) => !value);
  if (missing.length > 0) throw new BadConfiguration(missing.map(([name]) => `${name}: is required when FILES is s3`));
  return {
    bucket: {
      endpoint: read.S3_ENDPOINT,
      region: read.S3_REGION,
      bucket: S3_BUCKET!,
      prefix: read.S3_PREFIX,
      accessKeyId: S3_ACCESS_KEY_ID!,
      secretAccessKey: S3_SECRET_ACCESS_KEY!,
      pathStyle: read.S3_PATH_STYLE,
    },
  };
}
