import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'undici';
import type { Address } from '#kit/outbound/look-up-name.js';
import { RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import { DownloadProblem } from './download-problem.js';
import { ImportProblem } from './import-problem.js';
import { lookupMessages } from '../../messages.js';

export interface DownloadRules {
  /** Whether private network addresses may be called, directly or after a redirect. */
  allowPrivate: boolean;
  maxDownloadBytes?: number;
  /** Timeout for the whole download. */
  downloadMs?: number;
  /** Cancels a running download. */
  signal?: AbortSignal | undefined;
  /** Called when a server starts to send a file. */
  onDownload?: ((address: URL) => void) | undefined;
  /** Called with the size of each piece of a file that arrives. */
  onBytes?: ((bytes: number) => void) | undefined;
}

/** HTTP validators of a file; a field is null if the server does not send it. */
export interface Validator {
  etag: string | null;
  lastModified: string | null;
}

export interface Downloaded {
  path: string;
  /** Last modification date according to the server. */
  changedOn: string | null;
  validator: Validator;
  remove(): Promise<void>;
}

const MAX_BYTES = 8 * 2 ** 30;
const LONGEST_MS = 2 * 3_600_000;
const SILENCE_MS = 60_000;
const MAX_REDIRECTS = 5;
const HEADERS = { accept: '*/*', 'user-agent': 'guest-screening-import' };

/** Returns the checked addresses; the name is not resolved again. */
function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

function atMost(maxBytes: number, onBytes?: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes?.(chunk.length);
      done(bytes > maxBytes ? new ImportProblem(lookupMessages.downloadTooLarge(maxBytes)) : null, chunk);
    },
  });
}

async function connect(url: URL, rules: DownloadRules): Promise<Client> {
  const { Client } = await import('undici');
  const lookup = pinned(await targetAddresses(url, rules));
  const limits = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS };
  return new Client(url.origin, { ...limits, connect: { lookup, timeout: 15_000 } });
}

/** The last part of the path, as a safe file name. */
const fileNameOf = ({ pathname }: URL) =>
  (pathname.split('/').pop() ?? '').replace(/[^\w.-]/g, '_').slice(-100) || 'data';

const textIn = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

function headersFor(known: Validator | null): Record<string, string> {
  return {
    ...HEADERS,
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

function refusal(status: number): Refused {
  return new Refused(lookupMessages.httpStatus(status), status);
}

/** Why a server did not send a file, before its address is added. */
class Refused extends ImportProblem {
  constructor(
    problem: string,
    readonly status: number | null = null,
  ) {
    super(problem);
  }
}

/** null: the file is unchanged. */
async function follow(
  url: URL,
  folder: string,
  rules: DownloadRules,
  signal: AbortSignal,
  known: Validator | null,
): Promise<Downloaded | null> {
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const client = await connect(target, rules);
    try {
      const path = target.pathname + target.search;
      const asked = { method: 'GET', path, headers: headersFor(known), signal } as const;
      const { statusCode, headers, body } = await client.request(asked);
      const location = headers.location;
      if (statusCode === 304 && known) return null;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        const next = readTarget(new URL(location, target).href);
        if (target.protocol === 'https:' && next.protocol === 'http:')
          throw new Refused(lookupMessages.insecureRedirect);
        target = next;
        continue;
      }
      if (statusCode !== 200) throw refusal(statusCode);
      rules.onDownload?.(url);
      const file = join(folder, fileNameOf(url));
      const counted = atMost(rules.maxDownloadBytes ?? MAX_BYTES, rules.onBytes);
      await pipeline(body, counted, createWriteStream(file), { signal });
      const lastModified = textIn(headers['last-modified']);
      const changedAt = new Date(lastModified ?? Number.NaN);
      const changedOn = Number.isNaN(changedAt.getTime()) ? null : changedAt.toISOString().slice(0, 10);
      const validator = { etag: textIn(headers.etag), lastModified };
      return { path: file, changedOn, validator, remove: () => rm(folder, { recursive: true, force: true }) };
    } finally {
      await client.destroy();
    }
  }
  throw new Refused(lookupMessages.tooManyRedirects(MAX_REDIRECTS));
}

/**
 * Downloads into a temporary folder; returns null if the server reports the file as unchanged. Every address, including
 * redirects, is resolved and checked, and only the checked address is called. Throws DownloadProblem.
 */
export async function downloadIfChanged(
  text: string,
  rules: DownloadRules,
  known: Validator | null,
): Promise<Downloaded | null> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const tooLong = AbortSignal.timeout(rules.downloadMs ?? LONGEST_MS);
  const signal = rules.signal ? AbortSignal.any([tooLong, rules.signal]) : tooLong;
  try {
    const downloaded = await follow(readTarget(text), folder, rules, signal, known);
    if (!downloaded) await rm(folder, { recursive: true, force: true });
    return downloaded;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    rules.signal?.throwIfAborted();
    throw problemOf(error, text.replace(/[?#].*$/s, ''), tooLong);
  }
}

/** Downloads unconditionally. */
export const download = async (text: string, rules: DownloadRules): Promise<Downloaded> =>
  (await downloadIfChanged(text, rules, null))!;

function problemOf(error: unknown, address: string, tooLong: AbortSignal): DownloadProblem {
  if (error instanceof Refused) return new DownloadProblem(error.problem, address, error.status, false);
  if (error instanceof ImportProblem) return new DownloadProblem(error.problem, address, null, false);
  if (error instanceof RefusedAddress)
    return new DownloadProblem(error.message, address, null, /^(NOT_RESOLVED|DNS_TIMEOUT)$/.test(error.reason));
  if (tooLong.aborted) return new DownloadProblem(lookupMessages.downloadTimeout, address, null, false);
  const { code } = error as { code?: unknown };
  const reason = typeof code === 'string' ? code : null;
  return new DownloadProblem(lookupMessages.downloadFailed(reason), address, null, UNREACHED.test(reason ?? ''));
}

/** Error codes of connections that were never established. */
const UNREACHED = /ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT/;
