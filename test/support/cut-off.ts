import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CutOff {
  /** The same database by a way that can be cut. */
  url: string;
  /** From now on nobody gets through; who was connected no longer is. */
  cut(): Promise<void>;
}

/** A way to a database, by its URL, which ends as if the server had gone. */
export async function openCutOff(databaseUrl: string): Promise<CutOff> {
  const there = new URL(databaseUrl);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // What is cut tells of it at both ends; the service is what is looked at.
    socket.on('error', () => socket.destroy());
  };
  const door = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = Object.assign(new URL(databaseUrl), { port: String((door.address() as AddressInfo).port) });
  return {
    url: url.href,
    async cut() {
      const closed = once(door, 'close');
      door.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
