import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';

const LOCK = 'service.lock';
const ANSWER_MS = 2_000;
const TRIES = 20;

/** Another live service is using the folder. `pid` is its process, or `unknown`. */
export class FolderHeld extends Error {
  constructor(
    readonly folder: string,
    readonly pid: string,
  ) {
    super(`Another service (process ${pid}) is already using ${folder}. Stop it first.`);
    this.name = 'FolderHeld';
  }
}

/** Releases the lock. */
export type LetGo = () => void;

/**
 * Locks the folder for this service until the process ends or releases the lock. The lock is a Unix socket in the
 * folder: connecting to it succeeds only while its owner lives. A killed process leaves no stale lock, a reused pid
 * cannot be mistaken for the owner, and a container that shares the folder sees the lock too. Throws FolderHeld with
 * the owner's pid if another service holds it.
 */
export async function holdFolder(folder: string): Promise<LetGo> {
  // Socket paths are limited to 107 bytes, and the folder's path may be longer.
  const descriptor = openSync(folder, 'r');
  const at = (name: string) => `/proc/self/fd/${descriptor}/${name}`;
  const own = `${LOCK}.${randomBytes(6).toString('hex')}`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    await once(server.listen(at(own)), 'listening');
    await take(at, own, folder);
  } catch (error) {
    // Closing the server removes the name it was created with.
    await new Promise((resolve) => server.close(resolve));
    closeSync(descriptor);
    throw error;
  }
  rmSync(at(own), { force: true });
  server.unref();
  return () => letGo(server, descriptor, at(LOCK));
}

function letGo(server: Server, descriptor: number, lock: string): void {
  rmSync(lock, { force: true });
  server.close();
  closeSync(descriptor);
}

/** Atomically links our socket as the lock, if nobody holds it. */
async function take(at: (name: string) => string, own: string, folder: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return linkSync(at(own), at(LOCK));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await askHolder(at(LOCK));
    if (holder) throw new FolderHeld(folder, holder);
    await removeDead(at);
  }
  throw new FolderHeld(folder, 'unknown');
}

/** Renames the lock before deleting it: by then it may be the socket of a service that has just acquired the lock. */
async function removeDead(at: (name: string) => string): Promise<void> {
  const aside = at(`${LOCK}.${randomBytes(6).toString('hex')}`);
  try {
    renameSync(at(LOCK), aside);
    if (await askHolder(aside)) linkSync(aside, at(LOCK));
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Returns the pid of the process behind a socket, `unknown` if it does not answer with one, null if no process listens.
 */
async function askHolder(path: string): Promise<string | null> {
  const socket = connect(path).setTimeout(ANSWER_MS, () => socket.destroy());
  let pid = '';
  socket.on('data', (part: Buffer) => (pid += part.toString('latin1')));
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  await once(socket, 'close').catch(() => undefined);
  return /^\d+$/.test(pid) ? pid : 'unknown';
}
