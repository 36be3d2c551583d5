import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { traceparentInForce } from '../process/trace/span.js';
import type { Address } from './look-up-name.js';
import { type AddressRules, DNS_WAIT_MS, readTarget, targetAddresses } from './public-address.js';
import { messages } from '../messages.js';

/** HTTP dates begin with a day name (RFC 9110, 5.6.7); Date.parse alone would accept `-5`. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/**
 * Parses a `Retry-After` header (seconds or HTTP date, RFC 9110, 10.2.3) to ms from `now` (ms since 1970). A past date is
 * 0; a missing or malformed header is null. The value is not capped.
 */
export function readRetryAfter(header: string | string[] | undefined, now = Date.now()): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  const waitMs = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

/** TIMED_OUT: timeout; NOT_CONNECTED: no TCP or TLS connection; BROKEN_OFF: connected, but no complete response. */
export type NoAnswerReason = 'TIMED_OUT' | 'NOT_CONNECTED' | 'BROKEN_OFF';

const SENTENCES: Record<NoAnswerReason, string> = {
  TIMED_OUT: messages.receiverTimeout,
  NOT_CONNECTED: messages.receiverUnreachable,
  BROKEN_OFF: messages.receiverCutOff,
};

/** A request without a response. `code` is the network error's; its message is dropped because it has addresses. */
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

/** Header names in any case; `timeoutMs` covers resolving, connecting and the complete response. */
export interface PostOptions extends AddressRules {
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Aborts the request, as if the receiver had closed the connection. */
  signal?: AbortSignal;
  maxAnswerBytes?: number;
  /** Returns the response body as text. */
  keepsAnswer?: boolean;
}

/** `retryAfterMs` as sent by the receiver, uncapped; `latencyMs` is from the call to the end of the response. */
export interface PostAnswer {
  status: number;
  retryAfterMs: number | null;
  latencyMs: number;
  /** Empty unless `keepsAnswer`. */
  text: string;
}

/** Returns the checked addresses, so that the name is not resolved again. */
export function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

/** Reads a response to its end or up to `maxBytes`. */
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
 * POSTs JSON text on a new connection. The host is resolved and checked again, and only checked addresses are connected
 * to. Redirects are not followed; at most `maxAnswerBytes` of the response body are read. Returns for every status.
 * Throws RefusedAddress (nothing was sent) or NoAnswer (something may have been sent).
 */
export async function postJson(url: string, body: string, options: PostOptions): Promise<PostAnswer> {
  const { headers = {}, timeoutMs = 15_000, maxAnswerBytes = 65_536, keepsAnswer = false } = options;
  const startedAt = performance.now();
  const latencyMs = () => Math.round(performance.now() - startedAt);
  const target = readTarget(url);
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  // Checked before the client: connections to an IP literal skip the lookup function.
  const addresses = await targetAddresses(target, options, Math.min(DNS_WAIT_MS, timeoutMs));
  const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const connect = { lookup: pinned(addresses), timeout: timeoutMs };
  // Loaded on first use: the package takes 5 MB in each process.
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
