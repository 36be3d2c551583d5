import { setTimeout as sleep } from 'node:timers/promises';
import type { Places } from './places.js';

/** What a connection that was never there fails with: nothing of the request has left. */
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
 * Asks the places in turn until one answers. A read that broke off is asked once more; a change may have been made, and is
 * not. While all of them are away they are waited for as long as `places` say. Throws as the last one failed, at once
 * where none is to be asked.
 */
export async function askPlaces<Answer>(
  places: Places,
  isRead: boolean,
  ask: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const since = Date.now();
  let mayBreakOff = isRead ? 1 : 0;
  let failure: unknown = new Error('No process of the subgraph is available.');
  for (;;) {
    let again = false;
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

/** Of several addresses of one name, the error that all of them failed with. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
