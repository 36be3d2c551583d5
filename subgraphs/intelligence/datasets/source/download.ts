import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'undici';
import type { Address } from '#kit/outbound/look-up-name.js';
import { RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import { ImportProblem } from './import-problem.js';

export interface DownloadRules {
  /** Whether addresses of private networks may be called, at first or after a redirect. */
  allowPrivate: boolean;
  maxDownloadBytes?: number;
  /** For the whole download. */
  downloadMs?: number;
}

export interface Downloaded {
  path: string;
  /** The day that the server says the file was last changed on. */
  changedOn: string | null;
  remove(): Promise<void>;
}

const MOST_BYTES = 8 * 2 ** 30;
const LONGEST_MS = 2 * 3_600_000;
const SILENCE_MS = 60_000;
const MOST_REDIRECTS = 5;
const HEADERS = { accept: '*/*', 'user-agent': 'guest-screening-import' };

/** Hands out the addresses that were checked; the name is not resolved again. */
function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new ImportProblem(`the download is larger than ${maxBytes} bytes`) : null, chunk);
    },
  });
}

async function connect(url: URL, rules: DownloadRules): Promise<Client> {
  const lookup = pinned(await targetAddresses(url, rules));
  const limits = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS };
  return new Client(url.origin, { ...limits, connect: { lookup, timeout: 15_000 } });
}

/** The last part of the path, as a name that is safe for a file. */
const fileNameOf = ({ pathname }: URL) =>
  (pathname.split('/').pop() ?? '').replace(/[^\w.-]/g, '_').slice(-100) || 'data';

async function follow(url: URL, folder: string, rules: DownloadRules, signal: AbortSignal): Promise<Downloaded> {
  let target = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const client = await connect(target, rules);
    try {
      const path = target.pathname + target.search;
      const { statusCode, headers, body } = await client.request({ method: 'GET', path, headers: HEADERS, signal });
      const location = headers.location;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        const next = readTarget(new URL(location, target).href);
        if (target.protocol === 'https:' && next.protocol === 'http:')
          throw new ImportProblem('the server leads from https to http');
        target = next;
        continue;
      }
      if (statusCode !== 200) throw new ImportProblem(`the server answered ${statusCode}`);
      const file = join(folder, fileNameOf(url));
      await pipeline(body, atMost(rules.maxDownloadBytes ?? MOST_BYTES), createWriteStream(file), { signal });
      const changedAt = new Date(String(headers['last-modified']));
      const changedOn = Number.isNaN(changedAt.getTime()) ? null : changedAt.toISOString().slice(0, 10);
      return { path: file, changedOn, remove: () => rm(folder, { recursive: true, force: true }) };
    } finally {
      await client.destroy();
    }
  }
  throw new ImportProblem(`the server redirects more than ${MOST_REDIRECTS} times`);
}

/**
 * Downloads into a temporary folder. Each address on the way, redirects included, is resolved, checked and called
 * at the checked address only. Throws ImportProblem.
 */
export async function download(text: string, rules: DownloadRules): Promise<Downloaded> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const signal = AbortSignal.timeout(rules.downloadMs ?? LONGEST_MS);
  try {
    return await follow(readTarget(text), folder, rules, signal);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof ImportProblem) throw new ImportProblem(error.problem, text.replace(/[?#].*$/s, ''));
    throw new ImportProblem(sentenceOf(error, signal), text.replace(/[?#].*$/s, ''));
  }
}

function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof RefusedAddress) return error.message;
  if (signal.aborted) return 'the download took too long';
  const { code } = error as { code?: unknown };
  return `the download failed${typeof code === 'string' ? ` (${code})` : ''}`;
}
