import { isId } from '#kit/id.js';

/** Normalizes a booking channel name for comparison: trimmed, NFKC, lower case. */
export function sourceKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/** Normalizes an ID for comparison: our UUIDs are case-insensitive, other IDs stay as written. */
export function idKey(id: string): string {
  const plain = id.trim();
  return isId(plain) ? plain.toLowerCase() : plain;
}
