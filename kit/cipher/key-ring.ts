import { type KeyObject, createHmac, createSecretKey } from 'node:crypto';

/** A data key: what encrypts by it, and the name that encrypted values carry. */
export interface DataKey {
  id: string;
  encryption: KeyObject;
}

/** The data keys in force: new values are encrypted by `current`, older ones still open. Digests have a key of their own. */
export interface KeyRing {
  current: DataKey;
  all: ReadonlyMap<string, DataKey>;
  digest: KeyObject;
}

/** Key objects: a key given as bytes is made one at each use, which takes six times as long as a digest. */
const derive = (key: Buffer, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

/** The digest key of an installation that never had more than this one data key. */
export const firstDigestKey = (dataKey: Buffer): Buffer => derive(dataKey, 'digest');

/** Eight characters that name a key and say nothing about it. */
export const keyIdOf = (key: Buffer): string => derive(key, 'key id').toString('base64url').slice(0, 8);

/** `keys`: the current data key first, then those that only open what they once encrypted. */
export function keyRing(keys: Buffer[], digestKey: Buffer): KeyRing {
  for (const key of [...keys, digestKey]) if (key.length !== 32) throw new Error('An encryption key must be 32 bytes.');
  const all = keys.map((key) => ({ id: keyIdOf(key), encryption: createSecretKey(derive(key, 'encryption')) }));
  const [current] = all;
  if (!current) throw new Error('There is no encryption key.');
  return { current, all: new Map(all.map((key) => [key.id, key])), digest: createSecretKey(digestKey) };
}

/** What tells digest keys apart: the digest of one text, by the key. */
export const digestMark = (digestKey: KeyObject): string =>
  createHmac('sha256', digestKey).update('which digest key this is').digest('base64url');
