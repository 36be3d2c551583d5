import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  NotInstalled,
  startEmbeddedPostgres as startNamed,
  stopEmbeddedPostgres as stopNamed,
} from '@guest-screening/embedded-postgres';

/** Name of the service's database and of its login role. */
export const DATABASE_NAME = 'screening';

/** The queue creates its tables itself, so the service owns them even if others have a separate owner. */
export const OWN_SCHEMAS = ['jobs'];

type Options = Omit<EmbeddedPostgresOptions, 'name' | 'ownSchemas'>;

/**
 * Starts the embedded PostgreSQL, or attaches to it if it is running, like the package's function of that name. If no
 * binaries are installed for this platform, the error says what to do.
 */
export function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  return startNamed({ ...options, name: DATABASE_NAME, ownSchemas: OWN_SCHEMAS }).catch(withAdvice);
}

/** Adds what to do to the error of a platform without binaries. */
export function withAdvice(error: Error): never {
  if (!(error instanceof NotInstalled)) throw error;
  throw new Error(`${error.message.slice(0, -1)}; set DATABASE_URL to a server of your own.`, { cause: error });
}

/** Shuts down the server under `dataDir`, whichever process started it. Does nothing if none runs. */
export const stopEmbeddedPostgres = ({ dataDir }: Pick<Options, 'dataDir'>): Promise<void> =>
  stopNamed({ dataDir, name: DATABASE_NAME });
