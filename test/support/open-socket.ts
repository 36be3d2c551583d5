import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

export interface OpenSocket {
  socket: Client;
  opened: Promise<void>;
  /** The code that it is closed with. */
  closed: Promise<number>;
}

/** A socket of the graph with these headers, as a browser sends them. */
export function openSocket(url: string, headers: Record<string, string>): OpenSocket {
  const ends = {} as { open: () => void; close: (code: number) => void };
  const opened = new Promise<void>((resolve) => (ends.open = resolve));
  const closed = new Promise<number>((resolve) => (ends.close = resolve));
  class FromBrowser extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers });
    }
  }
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: FromBrowser,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: { connected: ends.open, closed: (event) => ends.close((event as { code: number }).code) },
  });
  return { socket, opened, closed };
}

/** The response to the one operation. */
export async function askSocket(socket: Client, query: string): Promise<unknown> {
  for await (const { data } of socket.iterate({ query })) return data;
  throw new Error('The socket answered nothing.');
}
