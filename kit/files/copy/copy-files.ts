import type { FileStore } from '../file-store.js';

export interface Copied {
  /** Files copied by this run. */
  copied: number;
  /** Files that already existed: the content of a file never changes. */
  known: number;
}

/** Each of them keeps one file in memory. */
const AT_ONCE = 4;

/**
 * Copies every file missing in `to`, and verifies each copy by reading it back. Nothing is removed; an interrupted run
 * can be continued by another call. Throws if either store fails or a copy differs.
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
  // Deleted since it was listed.
  if (bytes === null) return 'known';
  await to.write(name, bytes);
  const back = await to.read(name);
  if (!back?.equals(bytes)) throw new Error(`The copy of ${name} differs from the original.`);
  return 'copied';
}
