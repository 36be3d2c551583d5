import { setTimeout as sleep } from 'node:timers/promises';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import type { AuditAnchorSettings } from './settings.js';
import { postAnchors } from './post-anchors.js';
import { writeAnchors } from './write-anchors.js';

type Parts = Pick<SubgraphParts, 'pool' | 'log' | 'allowPrivateCallbacks'> & { auditAnchors: AuditAnchorSettings };

const LOCK = 7388;
const FIRST_RETRY_MS = 30_000;

/** Writes new anchors and posts unconfirmed ones. Does nothing while another process is doing the same. */
export async function anchorOnce(parts: Parts): Promise<void> {
  const client = await parts.pool.connect();
  try {
    const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!lock.rows[0]!.mine) return;
    try {
      await writeAnchors(client, parts);
      const { post } = parts.auditAnchors;
      if (post) await postAnchors(client, post, parts.allowPrivateCallbacks);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/**
 * Writes anchors at start-up and then at the configured interval, sooner after a failure. Returns a function that
 * stops it.
 */
export function keepAnchored(parts: Parts): () => Promise<void> {
  const everyMs = parts.auditAnchors.everyMinutes * 60_000;
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted;) {
      try {
        await anchorOnce(parts);
        failures = 0;
      } catch (err) {
        parts.log.warn({ err }, 'audit.not_anchored');
        failures += 1;
      }
      const waitMs = failures === 0 ? everyMs : Math.min(everyMs, FIRST_RETRY_MS * 2 ** (failures - 1));
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
