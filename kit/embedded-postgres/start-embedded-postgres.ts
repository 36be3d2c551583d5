import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  NotInstalled,
  startEmbeddedPostgres as startNamed,
  stopEmbeddedPostgres as stopNamed,
} from '@guest-screening/embedded-postgres';

/** Of the service's database and of the role that it logs in with. */
export const DATABASE_NAME = 'screening';

/** The queue makes its tables itself: they are the service's own also where others have an owner. */
export const OWN_SCHEMAS = ['jobs'];

type Options = Omit<EmbeddedPostgresOptions, 'name' | 'ownSchemas'>;

/**
 * Starts the PostgreSQL of this service, or attaches to it where it runs, as the package's function of that name does.
 * Where none is installed for this machine the error says what to do.
 */
export function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  return startNamed({ ...options, name: DATABASE_NAME, ownSchemas: OWN_SCHEMAS }).catch(withAdvice);
}

/** Says what to do where the database is not installed. */
export function withAdvice(error: Error): never {
  if (!(error instanceof NotInstalled)) throw error;
  throw new Error(`${error.message.slice(0, -1)}; set DATABASE_URL to a server of your own.`, { cause: error });
}

/** Shuts down the server under `dataDir`, whichever process started it. Does nothing if none runs. */
export const stopEmbeddedPostgres = ({ dataDir }: Pick<Options, 'dataDir'>): Promise<void> =>
  stopNamed({ dataDir, name: DATABASE_NAME });
