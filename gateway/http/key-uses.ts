import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#kit/process/log.js';
import type { Holder } from '#kit/viewer/viewer.js';
import type { AskIdentity } from './authenticate.js';

const NOTE = /* GraphQL */ `
  mutation NoteKeyUses($uses: [KeyUseInput!]!) {
    noteKeyUses(uses: $uses)
  }
`;

const TOLD_EVERY_MS = 30_000;
const LAST_TELLING_MS = 5_000;
const MAX_AT_ONCE = 1_000;

interface KeyUse {
  accountId: string;
  keyId: string;
  /** ISO 8601. */
  at: string;
}

export interface KeyUses {
  /** Records in memory that the viewer's key was used now. */
  note(holder: Holder): void;
  /** Sends the remaining records, for at most five seconds: the subgraph may be stopping as well. */
  stop(): Promise<void>;
}

/**
 * Batches the last use of keys and reports it to the identity subgraph periodically instead of on each request. Failed
 * reports are retried with the next batch; a killed process loses what it has not reported.
 */
export function keyUses(
  askIdentity: AskIdentity,
  log: Log,
  everyMs = TOLD_EVERY_MS,
  lastMs = LAST_TELLING_MS,
): KeyUses {
  let uses = new Map<string, KeyUse>();
  const tell = async (): Promise<void> => {
    const waiting = [...uses.values()];
    uses = new Map();
    while (waiting.length > 0) {
      const some = waiting.slice(0, MAX_AT_ONCE);
      try {
        await askIdentity(NOTE, { uses: some });
        waiting.splice(0, some.length);
      } catch (err) {
        log.warn({ err, keys: waiting.length }, 'key_uses.not_told');
        for (const use of waiting.splice(0)) if (!uses.has(use.keyId)) uses.set(use.keyId, use);
      }
    }
  };
  let telling = Promise.resolve();
  const timer = setInterval(() => void (telling = telling.then(tell)), everyMs).unref();
  return {
    note({ accountId, keyId }) {
      if (keyId) uses.set(keyId, { accountId, keyId, at: new Date().toISOString() });
    },
    async stop() {
      clearInterval(timer);
      await Promise.race([telling.then(tell), sleep(lastMs, null, { ref: false })]);
    },
  };
}
