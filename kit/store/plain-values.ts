/** Tags a value of a type that JSON does not have. */
const KIND = '$kind';

/**
 * Serializes a value: JSON plus dates, bytes, sets and `undefined`. Objects are stored by their own members, regardless of
 * class. Throws for functions, symbols and bigints.
 */
export function plainText(value: unknown): string {
  return JSON.stringify(plain(value));
}

/** Restores a value of `plainText`; class instances become plain objects. */
export function valueOf(text: string): unknown {
  return whole(JSON.parse(text));
}

function plain(value: unknown): unknown {
  if (value === undefined) return { [KIND]: 'undefined' };
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (typeof value !== 'object') throw new Error(`Cannot store a value of type ${typeof value}.`);
  if (value instanceof Date) return { [KIND]: 'date', at: value.getTime() };
  if (value instanceof Uint8Array) return { [KIND]: 'bytes', base64: Buffer.from(value).toString('base64') };
  if (value instanceof Set) return { [KIND]: 'set', items: [...value].map(plain) };
  if (Array.isArray(value)) return value.map(plain);
  return { [KIND]: 'object', members: Object.entries(value).map(([name, member]) => [name, plain(member)]) };
}

interface Tagged {
  [KIND]: string;
  at: number;
  base64: string;
  items: unknown[];
  members: [string, unknown][];
}

function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  const { [KIND]: kind, at, base64, items, members } = value as Tagged;
  if (kind === 'undefined') return undefined;
  if (kind === 'date') return new Date(at);
  if (kind === 'bytes') return Buffer.from(base64, 'base64');
  if (kind === 'set') return new Set(items.map(whole));
  return Object.fromEntries(members.map(([name, member]) => [name, whole(member)]));
}
