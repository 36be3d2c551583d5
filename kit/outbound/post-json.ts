import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { traceparentInForce } from '../process/trace/span.js';
import type { Address } from './look-up-name.js';
import { type AddressRules, DNS_WAIT_MS, readTarget, targetAddresses } from './public-address.js';
import { messages } from '../messages.js';

/** IMF-fixdate and the two obsolete forms begin with a day's name (RFC 9110, 5.6.7); Date.parse alone takes `-5`. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/**
 * How long a `Retry-After` header asks to wait, in ms from `now` (ms since 1970); seconds or an HTTP date, RFC 9110,
 * 10.2.3. A date gone by is 0; no header or an unreadable one is null. The value is not capped.
 */
export function readRetryAfter(header: string | string[] | undefined, now = Date.now()): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  const waitMs = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

/** TIMED_OUT: not done in time; NOT_CONNECTED: no TCP or TLS connection; BROKEN_OFF: connected, but no whole answer. */
export type NoAnswerReason = 'TIMED_OUT' | 'NOT_CONNECTED' | 'BROKEN_OFF';

const SENTENCES: Record<NoAnswerReason, string> = {
  TIMED_OUT: messages.receiverTimeout,
  NOT_CONNECTED: messages.receiverUnreachable,
  BROKEN_OFF: messages.receiverCutOff,
};

/** A call without an answer. `code` is that of the network's error; its message is dropped, as it names addresses. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: NoAnswerReason,
    readonly latencyMs: number,
    readonly code: string | null,
  ) {
    super(SENTENCES[reason]);
    this.name = 'NoAnswer';
  }
}

/** Header names in any case; `timeoutMs` bounds resolving, connecting and the whole answer together. */
export interface PostOptions extends AddressRules {
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Breaks the call off, as if the receiver had. */
  signal?: AbortSignal;
  maxAnswerBytes?: number;
  /** Gives the answer's body as text. */
  keepsAnswer?: boolean;
}

/** `retryAfterMs` is what the receiver asks for, uncapped; `latencyMs` runs from the call to the answer's end. */
export interface PostAnswer {
  status: number;
  retryAfterMs: number | null;
  latencyMs: number;
  /** Empty unless `keepsAnswer`. */
  text: string;
}

/** Hands out the addresses that were checked; the name is not resolved again. */
export function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

/** Reads an answer to its end or to `maxBytes`, whichever comes first. */
async function drain(body: AsyncIterable<Buffer>, maxBytes: number, keeps: boolean): Promise<string> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (keeps) kept.push(chunk);
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(kept).toString();
}

function requestOf(url: URL, body: string, headers: Record<string, string>, signal: AbortSignal) {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const traceparent = traceparentInForce();
  return {
    method: 'POST',
    path: url.pathname + url.search,
    headers: { 'content-type': 'application/json', ...(traceparent && { traceparent }), ...Object.fromEntries(named) },
    body,
    signal,
  } satisfies Dispatcher.RequestOptions;
}

function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/**
 * POSTs JSON text on a connection of its own. The host is resolved and checked anew and only the checked addresses are
 * connected to; redirects are answers like any other; of the answer's body at most `maxAnswerBytes` are read.
 * Every status is an answer. Throws RefusedAddress (nothing was sent) or NoAnswer (something may have been).
 */
export async function postJson(url: string, body: string, options: PostOptions): Promise<PostAnswer> {
  const { headers = {}, timeoutMs = 15_000, maxAnswerBytes = 65_536, keepsAnswer = false } = options;
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  const target = readTarget(url);
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  // Before the client, as a connection to an IP literal asks no lookup function.
  const addresses = await targetAddresses(target, options, Math.min(DNS_WAIT_MS, timeoutMs));
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const connect = { lookup: pinned(addresses), timeout: timeoutMs };
  // Loaded at the first call: the package takes 5 MB in each process.
  const { Client } = await import('undici');
  const client = new Client(target.origin, { ...limits, connect, allowH2: false });
  let connected = false;
  client.once('connect', () => (connected = true));
  try {
    const answer = await client.request(requestOf(target, body, headers, signal));
    const text = await drain(answer.body, maxAnswerBytes, keepsAnswer);
    const retryAfterMs = readRetryAfter(answer.headers['retry-after']);
    return { status: answer.statusCode, retryAfterMs, latencyMs: latencyMs(), text };
  } catch (error) {
    const code = codeOf(error);
    const late = deadline.aborted || code?.endsWith('_TIMEOUT') || code === 'ETIMEDOUT';
    throw new NoAnswer(late ? 'TIMED_OUT' : connected ? 'BROKEN_OFF' : 'NOT_CONNECTED', latencyMs(), code);
  } finally {
    await client.destroy();
  }
}
