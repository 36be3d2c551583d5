import { backoffMs, namedMs, pause } from './pause.js';
import { type Answer, RequestError, refusalOf, retryAfterOf } from './request-error.js';

/** What the requests of a client have in common. */
export interface Connection {
  /** The address of the service, without a slash at its end. */
  url: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
  retries: number;
  maxWaitSeconds: number;
  timeoutSeconds: number;
}

export interface RequestOptions {
  /** Ends the request when it is aborted; the request then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** How often to repeat the request, instead of the client's own setting. */
  retries?: number;
  /** Time limit of each attempt in seconds, instead of the client's own setting. */
  timeoutSeconds?: number;
  /** Receives the headers of the response, such as `events-epoch`. */
  onHeaders?: (headers: Headers) => void;
}

export interface Outgoing {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: RequestInit['body'];
}

export interface Repeatable extends Outgoing {
  /** Whether the service does it only once, however often it is sent. If not, it is repeated only after a 429. */
  isRepeatable: boolean;
}

const TEMPORARY = [429, 502, 503, 504];

/** Whether the same request may succeed later. */
function isTemporary({ status, body }: Answer): boolean {
  if (TEMPORARY.includes(status)) return true;
  return status === 409 && (body as { code?: string } | null)?.code === 'idempotency_key_running';
}

/**
 * Sends a request, and repeats it while that is safe and may help. Returns the last response, whatever its status. Rejects
 * with a RequestError if no response arrives.
 */
export async function send(connection: Connection, outgoing: Repeatable, options: RequestOptions): Promise<Answer> {
  const retries = options.retries ?? connection.retries;
  for (let failures = 1; ; failures += 1) {
    const outcome = await attempt(connection, outgoing, options).catch((error: unknown) => {
      if (error instanceof RequestError) return error;
      throw error;
    });
    const waitMs = waitAfter(outcome, outgoing.isRepeatable, failures, connection.maxWaitSeconds);
    if (waitMs === null || failures > retries) {
      if (outcome instanceof RequestError) throw outcome;
      options.onHeaders?.(outcome.headers);
      return outcome;
    }
    await pause(waitMs, options.signal);
    options.signal?.throwIfAborted();
  }
}

/** Milliseconds before the request is repeated; null if it is not. */
function waitAfter(outcome: Answer | RequestError, isRepeatable: boolean, failures: number, maxWaitSeconds: number) {
  if (outcome instanceof RequestError) return isRepeatable ? backoffMs(failures) : null;
  if (!isTemporary(outcome) || (!isRepeatable && outcome.status !== 429)) return null;
  const seconds = retryAfterOf(outcome.headers);
  if (seconds === null) return backoffMs(failures);
  return seconds > maxWaitSeconds ? null : namedMs(seconds);
}

async function attempt(connection: Connection, outgoing: Outgoing, options: RequestOptions): Promise<Answer> {
  const limit = stopAfter((options.timeoutSeconds ?? connection.timeoutSeconds) * 1_000, options.signal);
  try {
    const response = await open(connection, outgoing, limit.signal);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: jsonIn(text) };
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw unreachable(cause, limit.signal.aborted);
  } finally {
    limit.clear();
  }
}

/** Sends a request once. Redirects are not followed: they would take the key to another host. */
export function open(connection: Connection, outgoing: Outgoing, signal: AbortSignal): Promise<Response> {
  return connection.fetch(connection.url + outgoing.path, {
    method: outgoing.method,
    headers: Object.assign({}, connection.headers, outgoing.headers),
    ...(outgoing.body !== undefined && { body: outgoing.body }),
    redirect: 'manual',
    signal,
  });
}

export interface Limit {
  signal: AbortSignal;
  stop(): void;
  /** Forgets the time and the other signal. */
  clear(): void;
}

/** A signal that is aborted with another one, and after a time. */
export function stopAfter(milliseconds: number | null, other: AbortSignal | undefined): Limit {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = milliseconds === null ? undefined : setTimeout(stop, milliseconds);
  other?.addEventListener('abort', stop);
  if (other?.aborted) stop();
  const clear = (): void => {
    clearTimeout(timer);
    other?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, stop, clear };
}

/** The error of a request without a response. The cause's own text could quote headers, so only its code is shown. */
export function unreachable(cause: unknown, isLate = false): RequestError {
  if (isLate) return new RequestError('The service did not answer in time.', { code: 'timeout' });
  const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: unknown };
  const why = typeof code === 'string' ? `: ${code}` : '';
  return new RequestError(`Cannot reach the service${why}.`, { code: 'unreachable' });
}

/** The body of a response as JSON; null if it is something else. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body of a successful response. Throws the error of any other. */
export function bodyOf(answer: Answer): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw refusalOf(answer);
}
