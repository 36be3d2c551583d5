import { resolve } from 'node:path';
import { type DatabasePlace, placesOf } from '#kit/store/database-urls.js';

/** Where a process listens and stores its data; without `databases`, the embedded PostgreSQL in `dataDir`. */
export interface StartPlace {
  host: string;
  port: number;
  dataDir: string;
  /** Whether this process stores anything in `dataDir`; a gateway with remote subgraphs does not. */
  keepsData: boolean;
  databases: DatabasePlace[];
}

/** Reads the settings without validation, which needs the build. */
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
