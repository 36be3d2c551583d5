import { backoffMs, namedMs, pause } from '../request/pause.js';
import { type FieldError, RequestError, graphErrorOf, refusalOf } from '../request/request-error.js';
import { type Connection, jsonIn, open, stopAfter, unreachable } from '../request/send.js';
import { serverSentEvents } from './server-sent-events.js';

/** An event of a subscription. */
export interface LiveEvent<Data> {
  data: Data;
  /** Fields that failed; they are null in `data`. */
  errors: FieldError[];
  /** Its number. Store it, and pass it as `since` to continue after it; null for `familyEvents` and `familyReservationsChanged`. */
  sequence: number | null;
}

export interface LiveOptions<Data, Variables> {
  /** Ends the subscription, and the loop over it, when it is aborted. */
  signal?: AbortSignal;
  /** Continues after the event with this number; 0: from the oldest stored event. By default from now on. */
  since?: number;
  /** How often in a row to connect again after a connection was lost. Without a limit by default. */
  retries?: number;
  /** A connection without a sign of life for this time is replaced. 60 by default; the service sends one every 12. */
  idleSeconds?: number;
  /** Called when a connection is lost, with the reason and the time until the next attempt in milliseconds. */
  onRetry?: (error: RequestError, waitMs: number) => void;
  /** The variables to continue with after an event, for subscriptions whose events have no `sequence`. */
  resume?: (data: Data, variables: Variables) => Variables;
}

/** Codes after which the same subscription can succeed. */
const TEMPORARY = ['unavailable', 'slow_reader', 'too_many_requests', 'unreachable', 'timeout'];
const isTemporary = ({ code, status }: RequestError): boolean =>
  TEMPORARY.includes(code) || [429, 502, 503, 504].includes(status ?? 0);

/** A connection that was open for this long was not lost for the reason of the one before. */
const LASTING_MS = 30_000;

type Given = Record<string, unknown>;

/** Follows a subscription. Connects again after a failure, and continues after the last event. */
export async function* subscribe<Data>(
  connection: Connection,
  query: string,
  given: Given,
  options: LiveOptions<Data, Given>,
): AsyncGenerator<LiveEvent<Data>, void, undefined> {
  const { signal, since = null } = options;
  let position: Position = { since, variables: given };
  let [failures, retries, openedAt] = [0, connection.retries, Infinity];
  while (!signal?.aborted) {
    try {
      for await (const event of connect<Data>(connection, query, position, options)) {
        if (event === 'open') {
          // Until now the subscription failed like any other request.
          [retries, openedAt] = [options.retries ?? Infinity, Date.now()];
          continue;
        }
        failures = 0;
        position = positionAfter(position, event, query, options);
        yield event;
        if (signal?.aborted) return;
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      failures = Date.now() - openedAt > LASTING_MS ? 1 : failures + 1;
      openedAt = Infinity;
      if (!(error instanceof RequestError) || !isTemporary(error) || failures > retries) throw error;
      const waitMs = Math.max(backoffMs(failures), namedMs(error.retryAfter ?? 0));
      options.onRetry?.(error, waitMs);
      await pause(waitMs, signal);
    }
  }
}

/** Where to continue. */
interface Position {
  since: number | null;
  variables: Given;
}

function positionAfter<Data>(
  before: Position,
  { data, sequence }: LiveEvent<Data>,
  query: string,
  { resume }: LiveOptions<Data, Given>,
): Position {
  const variables = resume ? resume(data, before.variables) : before.variables;
  const since = sequence ?? before.since;
  const [field] = Object.values(data as Record<string, unknown>) as ({ epoch?: unknown } | null)[];
  const epoch = /\$epoch\b/.test(query) ? field?.epoch : undefined;
  return { since, variables: typeof epoch === 'string' ? Object.assign({}, variables, { epoch }) : variables };
}

/** The events of one connection, after `open`. Throws if it ends before the subscription does. */
async function* connect<Data>(
  connection: Connection,
  query: string,
  position: Position,
  { signal, idleSeconds = 60 }: LiveOptions<Data, Given>,
): AsyncGenerator<LiveEvent<Data> | 'open', void, undefined> {
  const { response, close } = await opened(connection, query, position, signal);
  try {
    yield 'open';
    const events = serverSentEvents(response.body!, idleSeconds * 1_000);
    for (;;) {
      const { value, done } = await events.next().catch((cause: unknown) => {
        throw unreachable(cause);
      });
      if (done) throw unreachable(undefined);
      if (value.event === 'complete') return;
      if (value.event !== 'next') continue;
      const body = jsonIn(value.data) as { data?: Data; errors?: FieldError[] } | null;
      if (!body?.data && !body?.errors) throw unreachable(undefined);
      if (!body.data) throw graphErrorOf({ status: response.status, headers: response.headers, body });
      const id = value.id === null || value.id === '' ? NaN : Number(value.id);
      yield { data: body.data, errors: body.errors ?? [], sequence: Number.isInteger(id) ? id : null };
    }
  } finally {
    close();
  }
}

const MEDIA_TYPE = 'text/event-stream';

/** Opens a stream. Throws the error of a refusal. */
async function opened(
  connection: Connection,
  query: string,
  { since, variables }: Position,
  signal: AbortSignal | undefined,
) {
  const { signal: stopped, stop, clear } = stopAfter(null, signal);
  const close = (): void => (clear(), stop());
  const timer = setTimeout(stop, connection.timeoutSeconds * 1_000);
  const headers = {
    accept: MEDIA_TYPE,
    'content-type': 'application/json',
    ...(since !== null && { 'last-event-id': String(since) }),
  };
  try {
    const body = JSON.stringify({ query, variables });
    const response = await open(connection, { method: 'POST', path: '/graphql', headers, body }, stopped);
    if (response.ok && response.headers.get('content-type')?.startsWith(MEDIA_TYPE)) return { response, close };
    throw refusalOf({ status: response.status, headers: response.headers, body: jsonIn(await response.text()) });
  } catch (cause) {
    const isLate = stopped.aborted;
    close();
    throw cause instanceof RequestError ? cause : unreachable(cause, isLate);
  } finally {
    clearTimeout(timer);
  }
}
