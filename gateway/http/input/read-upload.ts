import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Request, RequestHandler, Response } from 'express';
import { BadBody, JSON_BYTES, hasBody, readBytes, readChunks, readJson, tooLarge } from './read-body.js';
import { refuseLargeBeside } from './strict-request.js';
import { messages } from '../../messages.js';

/** Maximum size of a file. In JSON it is base64, a third larger. */
export const FILE_BYTES = 10 * 2 ** 20;
const PICTURE_JSON_BYTES = 14 * 2 ** 20;
/** Allowance for the other fields and headers of a multipart form. */
const BESIDE_FILE_BYTES = 100_000;
const FIELDS = { fields: 20, fieldNameSize: 100, fieldSize: 16 * 1024 };
const LIMITS = { ...FIELDS, files: 1, parts: 21, fileSize: FILE_BYTES, headerPairs: 20, headerSize: 8 * 1024 };

export interface Upload {
  content: Buffer;
  /** The sender's file name; only multipart forms have one. */
  name: string | null;
  fields: Record<string, string>;
}

export const isMultipart = (request: Request) =>
  /^\s*multipart\/form-data\s*;/i.test(request.get('content-type') ?? '');

/**
 * Reads a file that is either the body itself, with one of these types, or the only file of a multipart form. Returns
 * null for other types. Throws BadBody.
 */
export async function readUpload(request: Request, response: Response, types: string[]): Promise<Upload | null> {
  if (isMultipart(request)) return readMultipart(request, response);
  if (!hasBody(request) || !request.is(types)) return null;
  return { content: await readBytes(request, response, { limit: FILE_BYTES }), name: null, fields: {} };
}

async function readMultipart(request: Request, response: Response): Promise<Upload> {
  const upload: Upload = { content: Buffer.alloc(0), name: null, fields: {} };
  const form = parserOf(request);
  const chunks: Buffer[] = [];
  const problems: BadBody[] = [];
  const refuse = (text: string) => void problems.push(new BadBody(400, 'malformed_request', text));
  form.on('file', (_field: string, file: BusboyFileStream, name: string | undefined) => {
    upload.name = name ?? null;
    file.on('data', (chunk: Buffer) => chunks.push(chunk)).on('limit', () => problems.push(tooLarge(FILE_BYTES)));
  });
  form.on('field', (field: string, text: string, isNameCut: boolean, isCut: boolean) => {
    if (isNameCut || isCut) refuse(messages.fieldTooLong);
    else Object.defineProperty(upload.fields, field, { value: text, enumerable: true, configurable: true });
  });
  form.on('partsLimit', () => refuse(messages.tooManyParts));
  form.on('fieldsLimit', () => refuse(messages.tooManyFields));
  form.on('filesLimit', () => refuse(messages.tooManyFiles));
  const finished = new Promise<void>((resolve) => {
    form.once('finish', resolve).once('error', () => {
      refuse(messages.formMalformed);
      resolve();
    });
  });
  const check = (): void => {
    if (problems[0]) throw problems[0];
  };
  const take = (chunk: Buffer): void => {
    form.write(chunk);
    check();
  };
  try {
    await readChunks(request, response, { limit: FILE_BYTES + BESIDE_FILE_BYTES, take });
    form.end();
    await finished;
    check();
    return { ...upload, content: Buffer.concat(chunks) };
  } finally {
    form.destroy();
  }
}

/** Throws BadBody for a form without a boundary. */
function parserOf(request: Request) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw new BadBody(400, 'malformed_request', messages.noBoundary);
  }
}

const PICTURES = ['image/*', 'application/octet-stream'];

/**
 * Reads a body with an image in one of these members: JSON with base64, the bytes of the image with the other members
 * in the query, or a multipart form with one file and the other members as fields.
 */
export function readPicture(members: readonly string[]): RequestHandler {
  const json = readJson(PICTURE_JSON_BYTES);
  const refuseLarge = refuseLargeBeside(members, JSON_BYTES);
  return (request, response, next) => {
    readUpload(request, response, PICTURES).then((upload) => {
      if (!upload)
        return json(request, response, (error?: unknown) =>
          error ? next(error) : refuseLarge(request, response, next),
        );
      const { content, fields } = upload;
      const picture = content.length > 0 ? { [members[0]!]: content.toString('base64') } : {};
      request.body = { ...request.query, ...fields, ...picture };
      next();
    }, next);
  };
}
