import { Failure } from '../failure.js';
import type { Log } from '../process/log.js';
import type { BucketSettings } from './file-settings.js';
import { type FileStore, checkedName, isName } from './file-store.js';
import { messages } from '../messages.js';

/** Total time for connecting, all retries and the complete response. */
const LONGEST_MS = 12_000;
/** The largest stored object is an encrypted image. */
const MAX_BYTES = 64 * 1024 * 1024;

type Answered = { Body?: unknown };

/**
 * Files in an S3-compatible bucket. Only objects are created, and their content is already encrypted. If the object store
 * is unreachable, slow or rejects a request, throws UNAVAILABLE and logs its code.
 */
export async function s3Files(settings: BucketSettings, log: Log, longestMs: number = LONGEST_MS): Promise<FileStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, HeadObjectCommand } = sdk;
  const { bucket, prefix } = settings;
  const client = new S3Client(clientOf(settings, longestMs));
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${checkedName(name)}` });
  const within = async <Value>(work: (abortSignal: AbortSignal) => Promise<Value>): Promise<Value> => {
    const signal = AbortSignal.timeout(longestMs);
    try {
      return await work(signal);
    } catch (err) {
      log.warn({ err, status: statusOf(err) }, 'files.unreachable');
      throw Object.assign(new Failure('UNAVAILABLE', messages.filesUnavailable), { cause: err });
    }
  };
  return {
    async write(name, bytes) {
      const object = { ...objectOf(name), Body: bytes, ContentType: 'application/octet-stream' };
      await within((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
    },
    read(name) {
      const command = new GetObjectCommand(objectOf(name));
      return within(async (abortSignal) => {
        try {
          return await bytesOf(await client.send(command, { abortSignal }), abortSignal);
        } catch (error) {
          if ((error as Error).name === 'NoSuchKey') return null;
          throw error;
        }
      });
    },
    has(name) {
      const command = new HeadObjectCommand(objectOf(name));
      return within((abortSignal) =>
        client.send(command, { abortSignal }).then(
          () => true,
          (error: unknown) => {
            if (statusOf(error) === 404) return false;
            throw error;
          },
        ),
      );
    },
    names: () =>
      namesUnder(prefix, (after) => {
        const command = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after });
        return within((abortSignal) => client.send(command, { abortSignal }));
      }),
    async remove(name) {
      const command = new DeleteObjectCommand(objectOf(name));
      await within((abortSignal) => client.send(command, { abortSignal }));
    },
    close: () => client.destroy(),
  };
}

/** The error code of a failed request: the store's, the connection's, or the status if there is no body, as for HEAD. */
export function bucketFault(error: unknown): string {
  const cause = (error instanceof Error && error.cause) || error;
  const { name, code } = cause as { name?: string; code?: string };
  const status = statusOf(cause);
  if (status !== undefined && (!name || name.startsWith('Unknown'))) return `HTTP ${status}`;
  return code ?? name ?? 'unknown';
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: BucketSettings, longestMs: number) {
  return {
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    // Other S3-compatible stores reject the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: longestMs },
  };
}

type Page = { Contents?: { Key?: string }[]; IsTruncated?: boolean; NextContinuationToken?: string };

async function* namesUnder(prefix: string, pageAfter: (token?: string) => Promise<Page>): AsyncIterable<string> {
  let page: Page | undefined;
  do {
    page = await pageAfter(page?.NextContinuationToken);
    yield* (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)).filter(isName);
  } while (page.IsTruncated);
}

/** Reads the whole body within the timeout: the client's own signal only covers the response headers. */
async function bytesOf({ Body }: Answered, signal: AbortSignal): Promise<Buffer> {
  const stream = Body as NodeJS.ReadableStream & { destroy(error?: Error): void };
  const cut = () => stream.destroy(new Error(messages.fileTimeout));
  signal.addEventListener('abort', cut, { once: true });
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new Error(messages.fileTooLarge);
      parts.push(part);
    }
  } finally {
    signal.removeEventListener('abort', cut);
  }
  return Buffer.concat(parts);
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
