import type { z } from 'zod';
import { ProviderFailed } from '../provider-failed.js';
import { type Call, call } from './call.js';

/** Failures by HTTP status. */
export function refused(name: string, status: number): ProviderFailed {
  if (status === 401 || status === 403) return new ProviderFailed(name, 'credentials_refused');
  return new ProviderFailed(name, status === 429 ? 'rate_limited' : 'refused');
}

/**
 * Returns the JSON of a 200 response, validated against its schema; null for the statuses that mean "not found"
 * (`absent`). Throws ProviderFailed for any other status and for invalid JSON.
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

/** Parses JSON and validates it against its schema. Throws ProviderFailed. */
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
