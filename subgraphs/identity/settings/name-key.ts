import { isId } from '#kit/id.js';

/** The form that names of sources are compared by: trimmed, composed, lower case. */
export function sourceKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/** The form that identifiers are compared by. Ours are known in any case of letters, foreign ones as they are written. */
export function idKey(id: string): string {
  const plain = id.trim();
  return isId(plain) ? plain.toLowerCase() : plain;
}
