import { resolve } from 'node:path';

/** Where a process is told to listen and to keep its data; `databaseUrl` null: the embedded PostgreSQL in `dataDir`. */
export interface StartPlace {
  host: string;
  port: number;
  dataDir: string;
  /** Whether this process keeps anything in `dataDir`; a gateway in front of subgraphs elsewhere does not. */
  keepsData: boolean;
  databaseUrl: string | null;
}

/** Reads the place without a check: before the build there is nothing that could check it. */
export function startPlace(environment: NodeJS.ProcessEnv = process.env): StartPlace {
  const { HOST, PORT, DATA_DIR, DATABASE_URL } = environment;
  return {
    host: HOST || '127.0.0.1',
    port: Number(PORT || 4000),
    dataDir: resolve(DATA_DIR || './data'),
    keepsData: true,
    databaseUrl: DATABASE_URL || null,
  };
}
