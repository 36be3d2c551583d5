import type { Request, RequestHandler, Response } from 'express';
import { JSON_BYTES, hasBody, readBytes, readJson } from './read-body.js';
import { FILE_BYTES, isMultipart, readForm } from './read-form.js';
import { refuseLargeBeside } from './strict-request.js';
import { messages } from '../../messages.js';

const PICTURE_JSON_BYTES = 14 * 2 ** 20;
/** Allowance for the other fields and headers of a multipart form. */
const BESIDE_FILE_BYTES = 100_000;
const LIMITS = { fields: 20, fieldSize: 16 * 1024, files: 1, parts: 21 };

export interface Upload {
  content: Buffer;
  /** The sender's file name; only multipart forms have one. */
  name: string | null;
  fields: Record<string, string>;
}

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
  const chunks: Buffer[] = [];
  await readForm(request, response, {
    limits: LIMITS,
    limit: FILE_BYTES + BESIDE_FILE_BYTES,
    tooManyFiles: messages.tooManyFiles,
    onFile(_field, fileName) {
      upload.name = fileName;
      return chunks;
    },
    onField(field, text) {
      Object.defineProperty(upload.fields, field, { value: text, enumerable: true, configurable: true });
    },
  });
  return { ...upload, content: Buffer.concat(chunks) };
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
