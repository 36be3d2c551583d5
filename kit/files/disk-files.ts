import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, checkedName, isName } from './file-store.js';

/**
 * Files in a local folder, readable only by this user. The folder is created with the first file. Files are written
 * atomically. Processes on several machines need a shared folder.
 */
export function diskFiles(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkedName(name));
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    async read(name) {
      return readFile(pathOf(name)).catch(nullWhereAbsent);
    },
    has: async (name) => (await stat(pathOf(name)).catch(nullWhereAbsent)) !== null,
    async *names() {
      for (const account of (await readdir(folder).catch(nullWhereAbsent)) ?? [])
        for (const id of (await readdir(join(folder, account)).catch(nullWhereAbsent)) ?? [])
          if (isName(`${account}/${id}`)) yield `${account}/${id}`;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function nullWhereAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
