import pg from 'pg';
import { type DatasetTest, datasetsOn } from './datasets.js';
import { eventually } from './eventually.js';
import { type RestartableTest, runningTest } from './running.js';

/** The service, a way to import into it, and access to its database. */
export interface DatasetsHere {
  service: RestartableTest;
  store: DatasetTest;
  client: pg.Client;
}

/** One of the eleven entries of a summary. */
export interface Entry {
  status: string;
  help?: string;
  findings?: string[];
}

/** Starts all of it before the tests of a file and stops it after them. */
export function datasetTests() {
  const here = {} as DatasetsHere;
  beforeAll(async () => {
    here.service = await runningTest();
    here.store = datasetsOn(here.service.databaseUrl);
    here.client = new pg.Client({ connectionString: here.service.databaseUrl });
    await here.client.connect();
  });
  afterAll(async () => {
    await here.client?.end();
    await here.store?.close();
    await here.service?.stop();
  });
  const entriesOf = async (id: string, headers = {}) =>
    (await here.service.rest('GET', `/reservations/${id}/summary`, undefined, headers)).body.details as Record<
      string,
      Entry
    >;
  return {
    here,
    entriesOf,
    /** The entry of a stay, once it has that status. */
    entryOf: (id: string, key: string, status: string) =>
      eventually(async () => {
        const entry = (await entriesOf(id))[key]!;
        return entry.status === status ? entry : null;
      }),
  };
}
