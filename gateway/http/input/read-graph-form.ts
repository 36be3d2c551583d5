import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Request, RequestHandler, Response } from 'express';
import { BadBody, JSON_BYTES, parseJson, readChunks, tooLarge } from './read-body.js';
import { FILE_BYTES, isMultipart } from './read-upload.js';
import { messages } from '../../messages.js';

const MOST_FILES = 5;
const FIELDS = { fields: 2, fieldNameSize: 100, fieldSize: JSON_BYTES };
const LIMITS = { ...FIELDS, files: MOST_FILES, parts: MOST_FILES + 2, fileSize: FILE_BYTES };
const OF_HEADERS = { headerPairs: 20, headerSize: 8 * 1024 };

interface Form {
  fields: Map<string, string>;
  files: Map<string, Buffer[]>;
}

/**
 * Reads an operation with files (GraphQL multipart request specification): each file becomes base64 text in the variable
 * that `map` names, as if the client had sent it there, but up to 10 MB. Runs after authentication. Other types are left.
 */
export const readGraphForm: RequestHandler = async (request, response, next) => {
  if (!isMultipart(request)) return next();
  const form = await readForm(request, response);
  request.body = operationOf(form);
  next();
};

async function readForm(request: Request, response: Response): Promise<Form> {
  const read: Form = { fields: new Map(), files: new Map() };
  const problems: BadBody[] = [];
  const refuse = (text: string) => void problems.push(bad(text));
  const form = parserOf(request);
  form.on('file', (name: string, file: BusboyFileStream) => {
    if (read.files.has(name)) refuse(messages.formTwice);
    const chunks: Buffer[] = [];
    read.files.set(name, chunks);
    file.on('data', (chunk: Buffer) => chunks.push(chunk)).on('limit', () => problems.push(tooLarge(FILE_BYTES)));
  });
  form.on('field', (name: string, text: string, isNameCut: boolean, isCut: boolean) => {
    if (isNameCut || isCut) refuse(messages.fieldTooLong);
    if (read.fields.has(name)) refuse(messages.formTwice);
    read.fields.set(name, text);
  });
  form.on('partsLimit', () => refuse(messages.tooManyParts));
  form.on('fieldsLimit', () => refuse(messages.tooManyFields));
  form.on('filesLimit', () => refuse(messages.tooManyParts));
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
    await readChunks(request, response, { limit: FILE_BYTES + JSON_BYTES, take });
    form.end();
    await finished;
    check();
    return read;
  } finally {
    form.destroy();
  }
}

/** Throws BadBody for a form without a boundary. */
function parserOf(request: Request) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits: { ...LIMITS, ...OF_HEADERS } });
  } catch {
    throw bad(messages.noBoundary);
  }
}

/** The operation with the files in its variables. Throws BadBody unless each file has its place, and each place its file. */
function operationOf({ fields, files }: Form): Record<string, unknown> {
  const [operations, map] = ['operations', 'map'].map((name) => jsonOf(fields.get(name)));
  if (!operations || !map) throw bad(messages.graphForm);
  const placed = new Set<string>();
  for (const [name, paths] of Object.entries(map)) {
    const chunks = files.get(name);
    if (!chunks || !Array.isArray(paths)) throw bad(messages.graphForm);
    const text = Buffer.concat(chunks).toString('base64');
    for (const path of paths) put(operations, path, text);
    if (paths.length > 0) placed.add(name);
  }
  if (placed.size !== files.size) throw bad(messages.graphForm);
  return operations;
}

function jsonOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  const value = parseJson(Buffer.from(text));
  return Array.isArray(value) ? null : (value as Record<string, unknown>);
}

/** Replaces the null at a path below `variables`. Throws BadBody for any other place. */
function put(operations: Record<string, unknown>, path: unknown, text: string): void {
  const steps = typeof path === 'string' ? path.split('.') : [];
  const last = steps.pop();
  if (steps[0] !== 'variables' || last === undefined) throw bad(messages.graphForm);
  let place: unknown = operations;
  for (const step of steps) place = memberOf(place, step);
  if (memberOf(place, last) !== null) throw bad(messages.graphForm);
  (place as Record<string, unknown>)[last] = text;
}

/** undefined: there is no such member, also of what is inherited. */
function memberOf(place: unknown, step: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return undefined;
  return (place as Record<string, unknown>)[step];
}

const bad = (text: string) => new BadBody(400, 'malformed_request', text);
