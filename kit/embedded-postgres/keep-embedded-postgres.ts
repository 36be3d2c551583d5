import {
  type EmbeddedPostgres,
  FolderHeld,
  keepEmbeddedPostgres as keepNamed,
} from '@guest-screening/embedded-postgres';
import { BadConfiguration } from '../process/config.js';
import type { Log } from '../process/log.js';
import { DATABASE_NAME, OWN_SCHEMAS, withAdvice } from './start-embedded-postgres.js';

export interface KeptPostgres {
  dataDir: string;
  log: Log;
  /** Called once, with a message for the operator, when the server stopped and cannot be restarted at its address. */
  onLost(sentence: string): void;
}

/**
 * Starts the embedded PostgreSQL and restarts it when it stops. Throws BadConfiguration with the process ID while another
 * instance of the service is using the folder.
 */
export function keepEmbeddedPostgres({ dataDir, log, onLost }: KeptPostgres): Promise<EmbeddedPostgres> {
  const kept = {
    dataDir,
    name: DATABASE_NAME,
    ownSchemas: OWN_SCHEMAS,
    log: (event: string, fields: Record<string, unknown>) =>
      event === 'postgres.started_again' ? log.warn(fields, event) : log.error(fields, event),
    onLost: (sentence: string) => onLost(`${sentence} The service is shutting down.`),
  };
  return keepNamed(kept).catch((error: Error) => {
    if (error instanceof FolderHeld) throw heldBy(error);
    return withAdvice(error);
  });
}

const heldBy = ({ pid, folder }: FolderHeld) =>
  new BadConfiguration([
    `DATA_DIR: another instance (process ${pid}) is using ${folder}; stop it first, or set DATA_DIR to another folder`,
  ]);
