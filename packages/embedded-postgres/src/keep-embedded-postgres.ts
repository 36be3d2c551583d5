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
/** After this long without a database, the supervisor of the process has to act. */
const GIVE_UP_MS = 60_000;

export interface KeptPostgres extends Pick<EmbeddedPostgresOptions, 'dataDir' | 'name' | 'ownSchemas'> {
  /** `postgres.ended`, `postgres.started_again` (`tookMs`) and `postgres.not_started_again` (`err`). */
  log(event: string, fields: Record<string, unknown>): void;
  /** Is called once, with a sentence for the operator, when the server ended and can't be brought back at its address. */
  onLost(sentence: string): void;
}

/**
 * The embedded PostgreSQL of a service: no second service runs on the same folder, tools that attach leave the server
 * alone when they end, and a server that ends is started again within seconds. Throws as `holdFolder` and
 * `startEmbeddedPostgres` do.
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

/** Looks for the server's process twice a second. Gives the way to stop, which waits for a start that is under way. */
function watch({ dataDir, name, url, start, log, onLost }: Watched): () => Promise<void> {
  const cluster = openCluster(dataDir, name);
  const end = new AbortController();
  const wait = (ms: number) => sleep(ms, undefined, { ref: false, signal: end.signal }).catch(() => undefined);
  /** Resolves with what went wrong, or with null. */
  const bringBack = async (): Promise<string | null> => {
    const endedAt = Date.now();
    while (!end.signal.aborted) {
      try {
        const again = await start();
        if (again.url !== url) return 'its port was taken meanwhile';
        log('postgres.started_again', { tookMs: Date.now() - endedAt });
        return null;
      } catch (err) {
        log('postgres.not_started_again', { err });
        if (Date.now() - endedAt > GIVE_UP_MS) return 'it could not be started again';
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
      onLost(`The embedded PostgreSQL has ended, and ${wrong}: see server.log in ${cluster.folder}.`);
    }
  };
  const looking = look();
  return () => {
    end.abort();
    return looking;
  };
}
