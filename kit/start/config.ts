import { resolve } from 'node:path';
import { type DatabasePlace, placesOf } from '#kit/store/database-urls.js';

/** Where a process is told to listen and to keep its data; no `databases`: the embedded PostgreSQL in `dataDir`. */
export interface StartPlace {
  host: string;
  port: number;
  dataDir: string;
  /** Whether this process keeps anything in `dataDir`; a gateway in front of subgraphs elsewhere does not. */
  keepsData: boolean;
  databases: DatabasePlace[];
}

/** Reads the place without a check: before the build there is nothing that could check it. */
export function startPlace(environment: NodeJS.ProcessEnv = process.env): StartPlace {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, DIRECT_DATABASE_URL } = environment;
  return {
    host: HOST || '127.0.0.1',
    port: Number(PORT || 4000),
    dataDir: resolve(DATA_DIR || './data'),
    keepsData: true,
    databases: placesOf({ DATABASE_URL, DIRECT_DATABASE_URL }),
  };
}
