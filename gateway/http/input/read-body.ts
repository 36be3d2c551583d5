import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { hostility } from './json-scan.js';
import { messages } from '../../messages.js';

/** Why a body was rejected. The message is shown to the caller and contains nothing of the body. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    readonly code: 'malformed_request' | 'body_too_large' | 'unsupported_media_type' | 'bad_input',
    message: string,
  ) {
    super(message);
  }
}

export interface BodyLimit {
  /** Maximum size in bytes, after decompression. */
  limit: number;
  /** Accepts compressed bodies too. */
  packed?: true;
}

/** Maximum size of a body that is read before authentication. */
export const WITHOUT_KEY_BYTES = 16 * 1024;
export const JSON_BYTES = 2 ** 20;

const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const tooLarge = (limit: number) => new BadBody(413, 'body_too_large', messages.bodyTooLarge(limit));
const unreadable = () => new BadBody(400, 'malformed_request', messages.malformed);

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads the whole body, and stops reading at the limit. Throws BadBody. */
export async function readBytes(request: Request, response: Response, bounds: BodyLimit): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  await readChunks(request, response, { ...bounds, take: (chunk) => void chunks.push(chunk) });
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

interface ChunkReader extends BodyLimit {
  take(chunk: Buffer): void;
}

/** Passes the decompressed body to `take` in chunks. Stops and throws on BadBody or when `take` throws. */
export function readChunks(request: Request, response: Response, { limit, packed, take }: ChunkReader): Promise<void> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    const coding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    const unpack = packed && UNPACK[coding]?.();
    if (coding !== 'identity' && !unpack) throw unreadable();
    if (request.headers.expect) response.writeContinue();
    const source = unpack ? request.pipe(unpack) : request;
    let size = 0;
    const read = (chunk: Buffer): void => {
      size += chunk.length;
      try {
        if (size > limit) throw tooLarge(limit);
        take(chunk);
      } catch (error) {
        stop(error as Error);
      }
    };
    const stop = (error: Error): void => {
      source.off('data', read);
      request.unpipe().pause();
      unpack?.destroy();
      reject(error);
    };
    source.on('data', read);
    source.once('end', () => {
      // The connection can be reused: see closeUnread.
      response.shouldKeepAlive = response.locals.keepAlive !== false;
      resolve();
    });
    source.once('error', () => stop(unreadable()));
    request.once('close', () => request.complete || stop(unreadable()));
  });
}

const JSON_TYPE = /^\s*application\/(json|[\w.-]+\+json)\s*(;|$)/i;

export const isJson = (request: Request) => JSON_TYPE.test(request.get('content-type') ?? '');

/** Reads a JSON body, checking its shape before parsing. Bodies of other types are left unread. */
export function readJson(limit: number): RequestHandler {
  return (request, response, next) => {
    request.body ??= undefined;
    if (!hasBody(request) || !isJson(request)) return next();
    readBytes(request, response, { limit, packed: true })
      .then((bytes) => void (request.body = parseJson(bytes)))
      .then(() => next(), next);
  };
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Parses an object or array; an empty body is an empty object. Throws BadBody. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  const json = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes;
  const problem = hostility(json);
  if (problem) throw new BadBody(400, 'malformed_request', problem);
  try {
    const value = JSON.parse(json.toString()) as unknown;
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The parser's own message quotes the body.
  }
  throw new BadBody(400, 'malformed_request', messages.invalidJson);
}
