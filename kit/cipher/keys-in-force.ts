import type { KeySource } from './cipher-key.js';
import { type DataKey, type KeyRing, firstDigestKey, keyRing } from './key-ring.js';

/** How often the source of the keys is checked for changes. */
const LOOK_MS = 1_000;

let source: KeySource | null = null;
let ring: KeyRing | null = null;
let version: string | null = null;
let lookedAt = 0;

/** Sets the source of this process's keys, which are never stored in the database. Changed key files are reloaded. */
export function useKeys(from: KeySource): void {
  [source, ring, version] = [from, from.read(), from.version()];
  lookedAt = performance.now();
}

/** Sets a single key (32 bytes) for this process, and the digest key derived from it. */
export function useCipherKey(key: Buffer): void {
  const only = keyRing([key], firstDigestKey(key));
  useKeys({ read: () => only, version: () => null });
}

/** The keys of this process. Throws if none have been set. */
export function keysInForce(): KeyRing {
  if (!ring) throw new Error('No encryption key has been set.');
  if (performance.now() - lookedAt > LOOK_MS) look();
  return ring;
}

/** Reloads changed keys. If the file is briefly missing, the last keys stay in use. */
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

/** The key with this ID. Throws if it is not available; `column` is where the value was found. */
export function keyNamed(id: string, column: string): DataKey {
  const known = keysInForce().all.get(id);
  if (known) return known;
  look();
  const added = ring!.all.get(id);
  if (!added)
    throw new Error(
      `The key ${id} that encrypted ${column} is not available: add it to DATA_KEYS_OLD, or restore its file.`,
    );
  return added;
}
