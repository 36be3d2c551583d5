import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** State of the network: `silent`: bytes get lost; `late`: each is delayed; `refused`: no server answers. */
export type Weather = 'fair' | 'silent' | 'late' | 'refused';

export interface DatabaseProxy {
  /** The same database through a connection that can be disturbed. */
  url: string;
  set(weather: Weather): Promise<void>;
  /** Breaks all connections, as a router that forgets them does. */
  reset(): void;
  /** Open connections. */
  connections(): number;
  close(): Promise<void>;
}

const LATE_MS = 150;

/** A proxy for a database, by its URL, that behaves like a bad network. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const there = new URL(databaseUrl);
  const open = new Set<Socket>();
  let weather: Weather = 'fair';
  const pass = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (weather === 'silent') done();
        else if (weather === 'late') setTimeout(done, LATE_MS, null, chunk);
        else done(null, chunk);
      },
    });
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    keep(near);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(pass()).pipe(far);
    far.pipe(pass()).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reset = () => open.forEach((socket) => socket.resetAndDestroy());
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    reset();
    await closed;
  };
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    async set(wanted) {
      const [was, now] = [weather, wanted];
      weather = wanted;
      if (now === 'refused' && was !== 'refused') await close();
      if (was === 'refused' && now !== 'refused') await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    reset,
    connections: () => open.size,
    async close() {
      if (server.listening) await close();
    },
  };
}
