import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** Registers a statement with parameters that each connection prepares once, under a name derived from its text. */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `prepared:${createHash('sha256').update(text).digest('base64url')}`);
  return text;
}

/** The name under which a statement is prepared; undefined if it is not registered. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
