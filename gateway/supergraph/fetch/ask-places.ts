import { setTimeout as sleep } from 'node:timers/promises';
import type { Places } from './places.js';

/** Error codes of connections that were never established: nothing of the request was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
export const HANGS = 'HANGS';
const BROKEN_OFF = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', HANGS]);
const NEXT_ROUND_MS = 100;

/**
 * Sends a request to the processes in turn until one responds. An interrupted read is retried once; an interrupted
 * mutation is not, as it may have been executed. While all processes are down it waits as long as `places` allow. Throws
 * the last error, immediately if no process is available or `signal` is aborted.
 */
export async function askPlaces<Answer>(
  places: Places,
  isRead: boolean,
  ask: (url: string) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const since = Date.now();
  let mayBreakOff = isRead ? 1 : 0;
  let failure: unknown = new Error('No process of the subgraph is available.');
  for (;;) {
    let again = false;
    signal?.throwIfAborted();
    for (const url of places.inOrder()) {
      try {
        return await ask(url);
      } catch (error) {
        failure = error;
        const code = codeOf(error);
        const isBroken = BROKEN_OFF.has(code) && mayBreakOff-- > 0;
        if (!NOT_CONNECTED.has(code) && !isBroken) throw error;
        if (isBroken) places.rest(url);
        else places.refused(url);
        again ||= isBroken;
      }
    }
    if (again) continue;
    if (Date.now() + NEXT_ROUND_MS > places.awaitedUntil(since)) throw failure;
    await sleep(NEXT_ROUND_MS);
  }
}

/** The common error of all addresses of a host name. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
