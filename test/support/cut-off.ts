import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CutOff {
  /** The same database through a connection that can be cut. */
  url: string;
  /** Refuses new connections and closes the open ones. */
  cut(): Promise<void>;
}

/** A proxy for a database, by its URL, that can end as if the server had gone. */
export async function openCutOff(databaseUrl: string): Promise<CutOff> {
  const there = new URL(databaseUrl);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Both ends report a cut connection; the tests check the service.
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
