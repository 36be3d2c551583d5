import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster } from './cluster.js';
import { holdFolder } from './hold-folder.js';
import { findServer } from './server-process.js';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.js';

const LOOK_MS = 500;
const AGAIN_MS = 1_000;
/** After this long without a database, give up and leave it to the process supervisor. */
const GIVE_UP_MS = 60_000;

export interface KeptPostgres extends Pick<EmbeddedPostgresOptions, 'dataDir' | 'name' | 'ownSchemas'> {
  /** `postgres.ended`, `postgres.started_again` (`tookMs`) and `postgres.not_started_again` (`err`). */
  log(event: string, fields: Record<string, unknown>): void;
  /** Called once, with a message for the operator, if the server ended and cannot be restarted at its address. */
  onLost(sentence: string): void;
}

/**
 * Runs the embedded PostgreSQL of a service: only one service can use the folder, tools that attach do not stop the
 * server when they end, and a server that ends is restarted within seconds. Throws the same errors as `holdFolder` and
 * `startEmbeddedPostgres`.
 */
export async function keepEmbeddedPostgres(kept: KeptPostgres): Promise<EmbeddedPostgres> {
  const { dataDir, name, ownSchemas } = kept;
  const { folder } = openCluster(dataDir, name);
  const letGo = await holdFolder(folder);
  const start = () => startEmbeddedPostgres({ dataDir, name, ownSchemas, isService: true });
  try {
    const server = await start();
    const stopWatching = watch({ ...kept, url: server.url, start });
    return {
      ...server,
      async stop() {
        await stopWatching();
        await server.stop();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

interface Watched extends KeptPostgres {
  url: string;
  start(): Promise<EmbeddedPostgres>;
}

/**
 * Checks twice a second that the server is alive. Returns a function that stops checking and waits for a restart in
 * progress.
 */
function watch({ dataDir, name, url, start, log, onLost }: Watched): () => Promise<void> {
  const cluster = openCluster(dataDir, name);
  const end = new AbortController();
  const wait = (ms: number) => sleep(ms, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
  /** Resolves with the reason for giving up, or with null. */
  const bringBack = async (): Promise<string | null> => {
    const endedAt = Date.now();
    while (!end.signal.aborted) {
      try {
        const again = await start();
        if (again.url !== url) return 'another process took its port in the meantime';
        log('postgres.started_again', { tookMs: Date.now() - endedAt });
        return null;
      } catch (err) {
        log('postgres.not_started_again', { err });
        if (Date.now() - endedAt > GIVE_UP_MS) return 'it could not be restarted';
      }
      await wait(AGAIN_MS);
    }
    return null;
  };
  const look = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await wait(LOOK_MS);
      if (end.signal.aborted || findServer(cluster)) continue;
      log('postgres.ended', {});
      const wrong = await bringBack();
      if (wrong === null) continue;
      end.abort();
      onLost(`The embedded PostgreSQL has stopped, and ${wrong}. See server.log in ${cluster.folder}.`);
    }
  };
  const looking = look();
  return () => {
    end.abort();
    return looking;
  };
}
