import type { IncomingMessage } from 'node:http';
import express from 'express';
import { addressFrom, sourceAddress } from '#gateway/http/source-address.js';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as IncomingMessage;

/** What Express tells for the same request. */
function told(sent: IncomingMessage, trustedProxies: number): string | null {
  const app = express().set('trust proxy', trustedProxies);
  const seen = Object.assign(Object.create(app.request) as express.Request, {
    socket: sent.socket,
    headers: sent.headers,
  });
  Object.defineProperty(seen, 'app', { value: app });
  return addressFrom(seen.ip);
}

test.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1,203.0.113.7', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', 9, '198.51.100.1'],
  ['10.0.0.1', undefined, 2, '10.0.0.1'],
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['10.0.0.1', "'; drop table x", 1, null],
])('%s, forwarded for %s, with %i proxies of ours is %s', (remote, forwarded, proxies, expected) => {
  const sent = request(remote, forwarded);
  expect(sourceAddress(sent, proxies)).toBe(expected);
  expect(told(sent, proxies)).toBe(expected);
});

test.each([undefined, '', 'unknown', '1.2.3', '1.2.3.4:80'])('%s is no address', (text) => {
  expect(addressFrom(text)).toBeNull();
});
