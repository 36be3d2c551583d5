/** An embedded PostgreSQL for an application: start, attach, supervise, back up and stop. */
export { backUpRunning } from './back-up-running.js';
export { type Queryable, checkTextSearch } from './check-text-search.js';
export { type Account, type Cluster, openCluster } from './cluster.js';
export { type ClusterSettings, readSettings } from './cluster-settings.js';
export { exclusively } from './exclusively.js';
export { FolderHeld, type LetGo, holdFolder } from './hold-folder.js';
export { type KeptPostgres, keepEmbeddedPostgres } from './keep-embedded-postgres.js';
export { NotInstalled, findPostgresBinaries } from './postgres-binaries.js';
export { type RunningServer, findServer, launchServer, stopServer } from './server-process.js';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from './start-embedded-postgres.js';
