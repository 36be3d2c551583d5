import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Request, Response } from 'express';
import { BadBody, readChunks, tooLarge } from './read-body.js';
import { messages } from '../../messages.js';

/** Maximum size of a file in a form or a body. In JSON it is base64, a third larger. */
export const FILE_BYTES = 10 * 2 ** 20;

const SHARED_LIMITS = { fieldNameSize: 100, fileSize: FILE_BYTES, headerPairs: 20, headerSize: 8 * 1024 };

export interface FormParts {
  limits: { fields: number; fieldSize: number; files: number; parts: number };
  /** Maximum size of the whole body. */
  limit: number;
  /** Message for more files than allowed. */
  tooManyFiles: string;
  /** A file starts: its chunks are added to the returned list. */
  onFile(field: string, fileName: string | null, refuse: Refuse): Buffer[];
  onField(field: string, text: string, refuse: Refuse): void;
}

/** Refuses the form with this message, once the current chunk is read. */
export type Refuse = (text: string) => void;

export const malformed = (text: string) => new BadBody(400, 'malformed_request', text);

export const isMultipart = (request: Request) =>
  /^\s*multipart\/form-data\s*;/i.test(request.get('content-type') ?? '');

/** Reads a multipart form. Throws BadBody. */
export async function readForm(request: Request, response: Response, parts: FormParts): Promise<void> {
  const problems: BadBody[] = [];
  const refuse: Refuse = (text) => void problems.push(malformed(text));
  const form = parserOf(request, parts);
  form.on('file', (field: string, file: BusboyFileStream, name: string | undefined) => {
    const chunks = parts.onFile(field, name ?? null, refuse);
    file.on('data', (chunk: Buffer) => chunks.push(chunk)).on('limit', () => problems.push(tooLarge(FILE_BYTES)));
  });
  form.on('field', (field: string, text: string, isNameCut: boolean, isCut: boolean) => {
    if (isNameCut || isCut) refuse(messages.fieldTooLong);
    else parts.onField(field, text, refuse);
  });
  form.on('partsLimit', () => refuse(messages.tooManyParts));
  form.on('fieldsLimit', () => refuse(messages.tooManyFields));
  form.on('filesLimit', () => refuse(parts.tooManyFiles));
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
    await readChunks(request, response, { limit: parts.limit, take });
    form.end();
    await finished;
    check();
  } finally {
    form.destroy();
  }
}

/** Throws BadBody for a form without a boundary. */
function parserOf(request: Request, { limits }: FormParts) {
  try {
    const headers = request.headers as BusboyHeaders;
    return new Busboy({ headers, limits: Object.assign({}, SHARED_LIMITS, limits) });
  } catch {
    throw malformed(messages.noBoundary);
  }
}
