import { BadConfiguration } from '#kit/process/config.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { ormOptions } from '#kit/store/database.js';
import { ownerUrlOf } from '#kit/store/database-urls.js';
import { SUBGRAPHS } from './all.js';

/**
 * Configuration of MikroORM's own CLI, by subgraph: `npm run migrations -- migration:pending --contextName property`.
 * Reads the settings of the service; requires DATABASE_URL, because the embedded server only runs with the service.
 * Throws BadConfiguration.
 */
export default function configurationOf(contextName: string) {
  const clientUrl = ownerUrlOf(commandConfig());
  if (!clientUrl) throw new BadConfiguration(['DATABASE_URL: is required, this command does not start a database']);
  const store = SUBGRAPHS.find(({ name }) => name === contextName)?.store;
  if (!store)
    throw new BadConfiguration([`--contextName: must be one of ${SUBGRAPHS.map(({ name }) => name).join(', ')}`]);
  return { ...ormOptions(store), contextName, clientUrl };
}
