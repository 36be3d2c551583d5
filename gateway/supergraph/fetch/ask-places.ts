import { setTimeout as sleep } from 'node:timers/promises';
import type { Places } from './places.js';

/** What a connection that was never there fails with: nothing of the request has left. */
const NOT_CONNECTED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
]);
const BROKEN_OFF = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const NEXT_ROUND_MS = 100;

export interface Asking {
  /** A read that broke off is asked once more; a change may have been made, and is not. */
  isRead: boolean;
  /** How long in all it is waited for a place that can be connected to. */
  patienceMs: number;
}

/** Asks the places in turn until one answers. Throws as the last one failed. */
export async function askPlaces<Answer>(
  places: Places,
  { isRead, patienceMs }: Asking,
  ask: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const givesUpAt = Date.now() + patienceMs;
  let mayBreakOff = isRead ? 1 : 0;
  for (;;) {
    let failure: unknown;
    for (const url of places.inOrder()) {
      try {
        return await ask(url);
      } catch (error) {
        failure = error;
        const code = codeOf(error);
        if (!NOT_CONNECTED.has(code) && !(BROKEN_OFF.has(code) && mayBreakOff-- > 0)) throw error;
        places.rest(url);
      }
    }
    if (Date.now() + NEXT_ROUND_MS > givesUpAt) throw failure;
    await sleep(NEXT_ROUND_MS);
  }
}

/** Of several addresses of one name, the error that all of them failed with. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
