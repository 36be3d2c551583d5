import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** An IP address in its shortest spelling, or null for what is none (a proxy may say anything). */
export function addressFrom(text: string | undefined): string | null {
  const plain = text?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return isIP(plain) ? plain : null;
}

/** Where a request comes from, seen past so many proxies of ours, as Express tells it for a number of them. */
export function sourceAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string | null {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [socket.remoteAddress, ...(headers['x-forwarded-for'] ? forwarded.toReversed() : [])];
  return addressFrom(way[Math.min(trustedProxies, way.length - 1)]);
}
