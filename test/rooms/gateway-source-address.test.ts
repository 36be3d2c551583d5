import type { IncomingMessage } from 'node:http';
import express from 'express';
import { sourceAddress, sourceIp, trustOf } from '#gateway/limits/source-address.js';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as IncomingMessage;

/** The address that Express gives for the same request. */
function told(sent: IncomingMessage, trustedProxies: number): string | undefined {
  const app = express().set('trust proxy', trustOf(trustedProxies));
  const seen = Object.assign(Object.create(app.request) as express.Request, {
    socket: sent.socket,
    headers: sent.headers,
  });
  Object.defineProperty(seen, 'app', { value: app });
  return seen.ip;
}

test.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1,203.0.113.7', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', 9, '198.51.100.1'],
  ['10.0.0.1', undefined, 2, '10.0.0.1'],
  ['10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
])('%s, forwarded for %s, behind %i trusted proxies is %s', (remote, forwarded, proxies, expected) => {
  const sent = request(remote, forwarded);
  expect(sourceIp(sent, trustOf(proxies))).toBe(expected);
  expect(told(sent, proxies)).toBe(expected);
});

test('a mapped address becomes a plain one, and an invalid one is skipped', () => {
  expect(sourceIp(request('::ffff:10.0.0.1'), trustOf(0))).toBe('10.0.0.1');
  expect(sourceIp(request('10.0.0.1', "'; drop table x"), trustOf(1))).toBe('10.0.0.1');
  expect(sourceIp(request('nonsense'), trustOf(0))).toBeNull();
});

test('IPv6 requests are counted by network, and reported by address', () => {
  const sent = request('2001:db8:1:2:3:4:5:6');
  expect(sourceIp(sent, trustOf(0))).toBe('2001:db8:1:2:3:4:5:6');
  expect(sourceAddress(sent, trustOf(0))).toBe('2001:db8:1:2::/64');
});
