import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const text = (value: string) => Buffer.from(`${value}\0`);

const field = (name: string, type: number) =>
  Buffer.concat([text(name), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)]);
const cell = (value: string) => Buffer.concat([int32(value.length), Buffer.from(value)]);
const READY = message('Z', Buffer.from('I'));

/** Speaks enough of PostgreSQL's protocol (version 3, simple queries) to accept any login and report its version. */
function answer(socket: Socket, number: string, name: string): void {
  let isIn = false;
  socket
    .on('error', () => undefined)
    .on('data', (data) => {
      if (!isIn) {
        isIn = true;
        socket.write(Buffer.concat([message('R', int32(0)), READY]));
      } else if (data.toString('latin1', 0, 1) === 'Q') {
        const columns = Buffer.concat([int16(2), field('number', 23), field('name', 25)]);
        const row = Buffer.concat([int16(2), cell(number), cell(name)]);
        socket.write(Buffer.concat([message('T', columns), message('D', row), message('C', text('SELECT 1')), READY]));
      } else socket.end();
    });
}

/** A server that reports an old PostgreSQL version, on its own port; a real one is not available everywhere. */
export async function oldPostgres(name: string): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => answer(socket, `${name.split('.')[0]}0004`, name)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
