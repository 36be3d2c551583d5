import type { LookupFunction } from 'node:net';
import type { Address } from '#kit/outbound/look-up-name.js';
import { type AddressRules, RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import { traceparentInForce } from '#kit/process/trace/span.js';
import { ProviderFailed } from '../provider-failed.js';

/** One HTTP request to a provider. `name` is the provider's name; header names are lowercase. */
export interface Call extends AddressRules {
  name: string;
  url: string;
  method?: 'GET' | 'POST' | 'HEAD';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  maxBytes?: number;
}

const USER_AGENT = 'guest-screening';

/** More than the largest response of any of these APIs. */
const MAX_BYTES = 2_000_000;

/** Returns the checked addresses; the name is not resolved again. */
const pinned =
  (addresses: Address[]): LookupFunction =>
  (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };

/**
 * Sends a request on a new connection to a checked address, follows no redirects, and reads at most `maxBytes`. Any
 * status is returned. Throws ProviderFailed.
 */
export async function call({ name, url, signal, ...rest }: Call): Promise<{ status: number; body: string }> {
  const { method = 'GET', headers, body, maxBytes = MAX_BYTES } = rest;
  const { target, addresses } = await resolve(name, url, rest);
  const { Client } = await import('undici');
  signal.throwIfAborted();
  const client = new Client(target.origin, { connect: { lookup: pinned(addresses) }, allowH2: false });
  let connected = false;
  client.once('connect', () => (connected = true));
  const traceparent = traceparentInForce();
  try {
    const answer = await client.request({
      method,
      path: target.pathname + target.search,
      headers: {
        'user-agent': USER_AGENT,
        accept: 'application/json',
        ...(traceparent && { traceparent }),
        ...headers,
      },
      body: body ?? null,
      signal,
    });
    return { status: answer.statusCode, body: await readText(name, answer.body, maxBytes) };
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed(name, signal.aborted ? 'timed_out' : connected ? 'broken_off' : 'not_connected');
  } finally {
    await client.destroy();
  }
}

async function resolve(name: string, url: string, rules: AddressRules): Promise<{ target: URL; addresses: Address[] }> {
  try {
    const target = readTarget(url);
    return { target, addresses: await targetAddresses(target, rules) };
  } catch (error) {
    const resolved = error instanceof RefusedAddress && !['NOT_RESOLVED', 'DNS_TIMEOUT'].includes(error.reason);
    throw new ProviderFailed(name, resolved ? 'address_refused' : 'not_connected');
  }
}

async function readText(name: string, body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new ProviderFailed(name, 'too_large');
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new ProviderFailed(name, 'unreadable');
  }
}
