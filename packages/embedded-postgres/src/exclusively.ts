import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 300_000;

/** Takes the lock or gives undefined if another holder lives. The kernel frees an abstract socket when its process dies. */
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
 * Runs `work` while no other process of this user on this machine runs one under the same `key`.
 * Waits at most five minutes, then throws. Not re-entrant. A holder that is killed leaves nothing behind.
 */
export async function exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
  const digest = createHash('sha256').update(`${process.getuid?.()}:${key}`).digest('hex');
  const giveUpAt = Date.now() + WAIT_MS;
  let lock = await takeLock(`\0embedded-postgres-${digest}`);
  while (!lock) {
    if (Date.now() > giveUpAt) throw new Error(`Another process has held the lock of ${key} for five minutes.`);
    await sleep(25);
    lock = await takeLock(`\0embedded-postgres-${digest}`);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
