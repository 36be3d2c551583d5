import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';

const LOCK = 'service.lock';
const ANSWER_MS = 2_000;
const TRIES = 20;

/** Another live service holds the folder. `pid` is its process, `unknown` where it does not say. */
export class FolderHeld extends Error {
  constructor(
    readonly folder: string,
    readonly pid: string,
  ) {
    super(`Another service (process ${pid}) runs on ${folder}.`);
    this.name = 'FolderHeld';
  }
}

/** Ends what a service holds. */
export type LetGo = () => void;

/**
 * Marks the folder as held by this service until the process ends, however it ends, or lets go. The lock is a socket in
 * the folder: connecting to it succeeds only while its maker lives, so nothing is left behind by a kill, no pid can be
 * mistaken for another, and a container that shares the folder finds it too. Throws FolderHeld, naming the holder's
 * pid, while another service holds it.
 */
export async function holdFolder(folder: string): Promise<LetGo> {
  // Names of sockets have at most 107 bytes: the folder's own name may be longer.
  const descriptor = openSync(folder, 'r');
  const at = (name: string) => `/proc/self/fd/${descriptor}/${name}`;
  const own = `${LOCK}.${randomBytes(6).toString('hex')}`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)));
  try {
    await once(server.listen(at(own)), 'listening');
    await take(at, own, folder);
  } catch (error) {
    // Closing it removes the name that it was made by.
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

/** Gives the lock our socket, in one step, where nobody holds it. */
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

/** Moves it aside first: what is there by then may be the socket of a service that has just taken the lock. */
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

/** The pid of the process behind a socket, `unknown` if it does not say; null: nobody is there. */
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
