import type { FileStore } from '../file-store.js';

export interface Copied {
  /** Files that were written now. */
  copied: number;
  /** Files that were there already: a file never changes under its name. */
  known: number;
}

/** One file is held in memory by each. */
const AT_ONCE = 4;

/**
 * Copies every file that `to` has not got yet, and reads back each. Nothing is removed; what was begun is gone on with by
 * another call. Throws where either side fails or what was read back differs.
 */
export async function copyFiles(from: FileStore, to: FileStore, tell: (so: Copied) => void): Promise<Copied> {
  const so: Copied = { copied: 0, known: 0 };
  const names = from.names()[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      so[await copyOne(from, to, next.value)] += 1;
      tell(so);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return so;
}

async function copyOne(from: FileStore, to: FileStore, name: string): Promise<'copied' | 'known'> {
  if (await to.has(name)) return 'known';
  const bytes = await from.read(name);
  // Erased since it was listed.
  if (bytes === null) return 'known';
  await to.write(name, bytes);
  const back = await to.read(name);
  if (!back?.equals(bytes)) throw new Error(`The copy of ${name} differs from the original.`);
  return 'copied';
}
