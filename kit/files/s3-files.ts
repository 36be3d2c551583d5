import { Failure } from '../failure.js';
import type { Log } from '../process/log.js';
import type { BucketSettings } from './file-settings.js';
import { type FileStore, checkedName, isName } from './file-store.js';
import { messages } from '../messages.js';

/** For connecting, every retry and the whole answer together. */
const LONGEST_MS = 12_000;
/** A sealed picture is the largest thing that is stored. */
const MAX_BYTES = 64 * 1024 * 1024;

type Answered = { Body?: unknown };

/**
 * Files in a bucket that speaks S3. Nothing is made of the bucket but its objects; what is written was sealed before.
 * An object store that is away, slow or refuses is UNAVAILABLE, and the log has its code.
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

/** Why a bucket failed, in a word: its own code or that of the connection; the status where the answer has no body, as to HEAD. */
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
    // Stores beside the first one refuse the checksums that the client would add to everything.
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

/** Whole, or not at all: the client's own signal ends with the head of the answer. */
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
