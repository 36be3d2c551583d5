import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that is about to be stopped, told to whoever sends it requests. */
export interface Leaving {
  /** For readiness: whoever passes requests on should pick another one. */
  isLeaving(): boolean;
  /** From now on every answer ends its connection; resolves when those who look at readiness had `seconds` to do so. */
  leave(seconds: number): Promise<void>;
}

/** Lets a server go without a request lost: everything is answered until the last moment. */
export function leaving(server: Server): Leaving {
  let isLeaving = false;
  server.prependListener('request', (_request, response) => {
    if (isLeaving) response.setHeader('Connection', 'close');
  });
  return {
    isLeaving: () => isLeaving,
    async leave(seconds) {
      isLeaving = true;
      await sleep(seconds * 1_000);
    },
  };
}
