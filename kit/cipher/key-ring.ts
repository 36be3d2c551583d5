import { type KeyObject, createHmac, createSecretKey } from 'node:crypto';

/** A data key, with the ID that encrypted values carry. */
export interface DataKey {
  id: string;
  encryption: KeyObject;
}

/** The available keys: `current` encrypts new values, the others only decrypt. Digests have a separate key. */
export interface KeyRing {
  current: DataKey;
  all: ReadonlyMap<string, DataKey>;
  digest: KeyObject;
}

/** Keys are kept as key objects: converting bytes on each use takes six times as long as a digest. */
const derive = (key: Buffer, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

/** The digest key of an installation that has only ever had this data key. */
export const firstDigestKey = (dataKey: Buffer): Buffer => derive(dataKey, 'digest');

/** An eight-character ID that reveals nothing about the key. */
export const keyIdOf = (key: Buffer): string => derive(key, 'key id').toString('base64url').slice(0, 8);

/** `keys`: the current data key first, then older ones that only decrypt. */
export function keyRing(keys: Buffer[], digestKey: Buffer): KeyRing {
  for (const key of [...keys, digestKey]) if (key.length !== 32) throw new Error('An encryption key must be 32 bytes.');
  const all = keys.map((key) => ({ id: keyIdOf(key), encryption: createSecretKey(derive(key, 'encryption')) }));
  const [current] = all;
  if (!current) throw new Error('There is no encryption key.');
  return { current, all: new Map(all.map((key) => [key.id, key])), digest: createSecretKey(digestKey) };
}

/** Fingerprint of a digest key: its digest of a fixed text. */
export const digestMark = (digestKey: KeyObject): string =>
  createHmac('sha256', digestKey).update('which digest key this is').digest('base64url');
