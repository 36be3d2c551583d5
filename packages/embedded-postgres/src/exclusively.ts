import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 300_000;

/**
 * Acquires the lock, or returns undefined if another live process holds it. The kernel releases an abstract socket when
 * its process dies.
 */
function takeLock(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ path }, () => resolve(server));
  });
}

/**
 * Runs `work` while no other process of this user on this machine runs work with the same `key`. Waits at most five
 * minutes, then throws. Not re-entrant. A killed holder leaves no lock behind.
 */
export async function exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
  const digest = createHash('sha256').update(`${process.getuid?.()}:${key}`).digest('hex');
  const giveUpAt = Date.now() + WAIT_MS;
  let lock = await takeLock(`\0embedded-postgres-${digest}`);
  while (!lock) {
    if (Date.now() > giveUpAt)
      throw new Error(`Timed out after five minutes waiting for the lock ${key}: another process is holding it.`);
    await sleep(25);
    lock = await takeLock(`\0embedded-postgres-${digest}`);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
