import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface CutLine {
  /** The same service through a line that can be cut. */
  url: string;
  /** Closes the open connections; new ones are possible. */
  cut(): void;
  /** Closes the connection of the next answer, and does not deliver it. */
  loseNextAnswer(): void;
  /** Answers lost so far. */
  lost(): number;
  close(): void;
}

/** A network line to an HTTP service. */
export async function openCutLine(serviceUrl: string): Promise<CutLine> {
  const there = new URL(serviceUrl);
  const open = new Set<Socket>();
  let [isLosing, lost] = [false, 0];
  const join = (near: Socket, far: Socket) => {
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => (open.delete(socket), near.destroy(), far.destroy()));
      // Both ends report a cut connection; the tests check the client.
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far);
    far.on('data', (answer: Buffer) => {
      if (!isLosing) return void near.write(answer);
      [isLosing, lost] = [false, lost + 1];
      near.destroy();
    });
  };
  const door = createServer((near) => join(near, connect(Number(there.port), there.hostname))).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    cut,
    loseNextAnswer: () => void (isLosing = true),
    lost: () => lost,
    close: () => (door.close(), cut()),
  };
}
