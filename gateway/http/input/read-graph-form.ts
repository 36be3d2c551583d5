import type { Request, RequestHandler, Response } from 'express';
import { JSON_BYTES, parseJson } from './read-body.js';
import { FILE_BYTES, isMultipart, malformed, readForm } from './read-form.js';
import { messages } from '../../messages.js';

const MOST_FILES = 5;
const LIMITS = { fields: 2, fieldSize: JSON_BYTES, files: MOST_FILES, parts: MOST_FILES + 2 };

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
  const form = await formIn(request, response);
  request.body = operationOf(form);
  next();
};

async function formIn(request: Request, response: Response): Promise<Form> {
  const read: Form = { fields: new Map(), files: new Map() };
  await readForm(request, response, {
    limits: LIMITS,
    limit: FILE_BYTES + JSON_BYTES,
    tooManyFiles: messages.tooManyParts,
    onFile(name, _fileName, refuse) {
      if (read.files.has(name)) refuse(messages.formTwice);
      const chunks: Buffer[] = [];
      read.files.set(name, chunks);
      return chunks;
    },
    onField(name, text, refuse) {
      if (read.fields.has(name)) refuse(messages.formTwice);
      read.fields.set(name, text);
    },
  });
  return read;
}

/** The operation with the files in its variables. Throws BadBody unless each file has its place, and each place its file. */
function operationOf({ fields, files }: Form): Record<string, unknown> {
  const [operations, map] = ['operations', 'map'].map((name) => jsonOf(fields.get(name)));
  if (!operations || !map) throw malformed(messages.graphForm);
  const placed = new Set<string>();
  for (const [name, paths] of Object.entries(map)) {
    const chunks = files.get(name);
    if (!chunks || !Array.isArray(paths)) throw malformed(messages.graphForm);
    const text = Buffer.concat(chunks).toString('base64');
    for (const path of paths) put(operations, path, text);
    if (paths.length > 0) placed.add(name);
  }
  if (placed.size !== files.size) throw malformed(messages.graphForm);
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
  if (steps[0] !== 'variables' || last === undefined) throw malformed(messages.graphForm);
  let place: unknown = operations;
  for (const step of steps) place = memberOf(place, step);
  if (memberOf(place, last) !== null) throw malformed(messages.graphForm);
  (place as Record<string, unknown>)[last] = text;
}

/** An own member; undefined if there is none. */
function memberOf(place: unknown, step: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return undefined;
  return (place as Record<string, unknown>)[step];
}
