import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSms {
  headers: Record<string, string | string[] | undefined>;
  body: { id: string; from: string; to: string; text: string };
}

export interface SmsServer {
  url: string;
  received: ReceivedSms[];
  /** The response to the next calls; `hang` reads a call without responding. */
  mood: number | 'hang';
  retryAfter: string | null;
  stop(): Promise<void>;
}

/** A server on loopback that implements the SMS API. */
export async function smsServer(): Promise<SmsServer> {
  const state: SmsServer = { url: '', received: [], mood: 202, retryAfter: null, stop: async () => undefined };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as ReceivedSms['body'];
      state.received.push({ headers: request.headers, body });
      if (state.mood === 'hang') return;
      if (state.retryAfter) response.setHeader('retry-after', state.retryAfter);
      response.writeHead(state.mood).end(JSON.stringify({ about: body.to }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  state.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}
