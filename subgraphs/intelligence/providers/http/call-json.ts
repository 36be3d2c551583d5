import type { z } from 'zod';
import { ProviderFailed } from '../provider-failed.js';
import { type Call, call } from './call.js';

/** What the statuses say that are no answers. */
export function refused(name: string, status: number): ProviderFailed {
  if (status === 401 || status === 403) return new ProviderFailed(name, 'credentials_refused');
  return new ProviderFailed(name, status === 429 ? 'rate_limited' : 'refused');
}

/**
 * The JSON of an answer of 200, held against its schema; null for the statuses that mean "not known" (`absent`).
 * Throws ProviderFailed for every other status and for what is no such JSON.
 */
export async function callJson<Schema extends z.ZodType>(
  schema: Schema,
  request: Call & { absent?: number[] },
): Promise<z.infer<Schema> | null> {
  const { status, body } = await call(request);
  if (request.absent?.includes(status)) return null;
  if (status !== 200) throw refused(request.name, status);
  return parseJson(schema, request.name, body);
}

/** The JSON of a text, held against its schema. Throws ProviderFailed. */
export function parseJson<Schema extends z.ZodType>(schema: Schema, name: string, text: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProviderFailed(name, 'unreadable');
  }
  const read = schema.safeParse(value);
  if (!read.success) throw new ProviderFailed(name, 'unreadable');
  return read.data;
}
