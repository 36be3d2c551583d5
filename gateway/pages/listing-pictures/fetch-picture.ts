import { type AddressRules, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import { pinned } from '#kit/outbound/post-json.js';

export interface FetchedPicture {
  type: string;
  content: Buffer;
}

const MAX_BYTES = 5 * 2 ** 20;
const TIMEOUT_MS = 8_000;
const MAX_REDIRECTS = 3;

const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'guest-screening' };

/** Formats by their first bytes. SVG is left out: it is a document that can contain scripts and links. */
const FORMATS: readonly [type: string, at: number, bytes: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];

function typeOf(content: Buffer): string | null {
  const found = FORMATS.find(([, at, bytes]) =>
    content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1')),
  );
  return found?.[0] ?? null;
}

async function readWhole(body: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The picture, the address that the server redirects to, or null. */
async function request(target: URL, rules: AddressRules, signal: AbortSignal): Promise<FetchedPicture | URL | null> {
  const addresses = await targetAddresses(target, rules);
  // Loaded on first use: the package takes 5 MB in each process.
  const { Client } = await import('undici');
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
  const connect = { lookup: pinned(addresses), timeout: TIMEOUT_MS };
  const client = new Client(target.origin, { ...limits, connect, allowH2: false });
  try {
    const path = target.pathname + target.search;
    const answer = await client.request({ method: 'GET', path, headers: HEADERS, signal });
    const { location } = answer.headers;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string')
      return readTarget(new URL(location, target).href);
    if (answer.statusCode !== 200) return null;
    const content = await readWhole(answer.body);
    const type = content && typeOf(content);
    return type ? { type, content: content! } : null;
  } finally {
    await client.destroy();
  }
}

/**
 * Fetches a picture from a public address, over new connections to checked addresses only, without cookies or a referrer.
 * Returns null if the server sends none of our formats, or more than 5 MB. Throws RefusedAddress or the network's error.
 */
export async function fetchPicture(url: string, rules: AddressRules): Promise<FetchedPicture | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let target = readTarget(url);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const found = await request(target, rules, signal);
    if (!(found instanceof URL)) return found;
    if (target.protocol === 'https:' && found.protocol === 'http:') return null;
    target = found;
  }
  return null;
}
