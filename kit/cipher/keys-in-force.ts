import type { KeySource } from './cipher-key.js';
import { type DataKey, type KeyRing, firstDigestKey, keyRing } from './key-ring.js';

/** How often the keys' source is looked at for a change. */
const LOOK_MS = 1_000;

let source: KeySource | null = null;
let ring: KeyRing | null = null;
let version: string | null = null;
let lookedAt = 0;

/** Sets where this process's keys come from. They are never stored in the database; a changed key file is read again. */
export function useKeys(from: KeySource): void {
  [source, ring, version] = [from, from.read(), from.version()];
  lookedAt = performance.now();
}

/** Sets a single key (32 bytes) for this process, and the digest key derived from it. */
export function useCipherKey(key: Buffer): void {
  const only = keyRing([key], firstDigestKey(key));
  useKeys({ read: () => only, version: () => null });
}

/** The keys of this process. Throws where none have been set. */
export function keysInForce(): KeyRing {
  if (!ring) throw new Error('No encryption key has been set.');
  if (performance.now() - lookedAt > LOOK_MS) look();
  return ring;
}

/** A file that is missing for a moment changes nothing: the keys read last stay in force. */
function look(): void {
  lookedAt = performance.now();
  try {
    const now = source!.version();
    if (now === version) return;
    [ring, version] = [source!.read(), now];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The key that a value names. Throws where it is not in force; `column` is where the value was met. */
export function keyNamed(id: string, column: string): DataKey {
  const known = keysInForce().all.get(id);
  if (known) return known;
  look();
  const added = ring!.all.get(id);
  if (!added)
    throw new Error(`The key ${id} that encrypted ${column} is not available: add it to DATA_KEYS_OLD, or restore its file.`);
  return added;
}
