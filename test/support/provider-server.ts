import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, createServer as createTcpServer } from 'node:net';

/** How a provider's server behaves; all but `answer` are ways to fail. */
export type Mood = 'answer' | 'error' | 'garbage' | 'wrong' | 'hang' | 'reset' | 'cut' | 'endless' | 'redirect';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ProviderServer {
  url: string;
  port: number;
  mood: Mood;
  /** The response in the mood `answer`; a text is sent unchanged. */
  says: (asked: Asked) => { status: number; body?: unknown };
  asked: Asked[];
  stop(): Promise<void>;
}

/** An HTTP server on loopback, in any mood. */
export async function providerServer(): Promise<ProviderServer> {
  const state: ProviderServer = {
    url: '',
    port: 0,
    mood: 'answer',
    asked: [],
    says: () => ({ status: 404 }),
    stop: async () => undefined,
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const asked = { method, url, headers, body: Buffer.concat(parts).toString() };
      state.asked.push(asked);
      MOODS[state.mood](response, () => state.says(asked));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as AddressInfo).port;
  state.url = `http://127.0.0.1:${state.port}`;
  state.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}

const MOODS: Record<Mood, (response: ServerResponse, says: () => { status: number; body?: unknown }) => void> = {
  answer(response, says) {
    const { status, body } = says();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  },
  error: (response) => void response.writeHead(500).end('{"error":"out of order"}'),
  garbage: (response) => void response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x7b])),
  wrong: (response) => void response.writeHead(200).end('"a text where an object belongs"'),
  hang: () => undefined,
  reset: (response) => void response.socket?.resetAndDestroy(),
  cut(response) {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data":');
    setTimeout(() => response.destroy(), 20);
  },
  endless(response) {
    response.writeHead(200);
    pour((part) => response.write(part), response.socket!);
  },
  redirect: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
};

/** Sends endlessly, as fast as the client reads. */
function pour(write: (part: string) => boolean, socket: Socket): void {
  const part = ' '.repeat(65_536);
  const more = () => {
    while (!socket.destroyed && write(part));
  };
  socket.on('drain', more).on('error', () => undefined);
  more();
}

export interface WhoisServer {
  port: number;
  mood: Mood;
  /** The response to a line. */
  says: (line: string) => string;
  lines: string[];
  stop(): Promise<void>;
}

/** A WHOIS server (RFC 3912) on loopback, in any mood. */
export async function whoisServer(): Promise<WhoisServer> {
  const state: WhoisServer = { port: 0, mood: 'answer', says: () => '', lines: [], stop: async () => undefined };
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', (data) => {
      const line = data.toString().trim();
      state.lines.push(line);
      if (state.mood === 'hang') return;
      if (state.mood === 'reset') socket.resetAndDestroy();
      else if (state.mood === 'endless') pour((part) => socket.write(part), socket);
      else if (state.mood === 'garbage') socket.end(Buffer.from([0xff, 0xfe, 0x00, 0x80]));
      else socket.end(state.says(line));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as AddressInfo).port;
  state.stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}
