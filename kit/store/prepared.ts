import { createHash } from 'node:crypto';

const names = new Map<string, string>();

const PREFIX = 'prepared:';

/**
 * Registers a statement with parameters that each connection prepares once, under a name derived from its text. Outside
 * a transaction it is also planned once, so its best plan must not depend on the values: PostgreSQL would plan
 * statements with lists of keys each time, which can cost more than running them.
 */
export function prepared(text: string): string {
  if (!names.has(text)) names.set(text, `${PREFIX}${createHash('sha256').update(text).digest('base64url')}`);
  return text;
}

/** Whether a statement of this name is planned once. */
export const isPlannedOnce = (name: string | undefined): boolean => name?.startsWith(PREFIX) ?? false;

/** The name under which a statement is prepared; undefined if it is not registered. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
