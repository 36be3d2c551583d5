import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { storedDecisions } from '../support/stored-decisions.js';

type Features = Record<string, number>;

let at: Awaited<ReturnType<typeof pictureTest>>;
let client: pg.Client;

beforeAll(async () => {
  at = await pictureTest();
  client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await at?.stop();
});

/** Features of a reservation's decisions, the first one first. */
async function decided(id: string): Promise<Features[]> {
  return (await storedDecisions(client, id)).map(({ signals }) => signals.features);
}

test('decisions after a document check know its result, earlier ones do not', async () => {
  const id = await at.stay();
  await at.bothSides(id, freshHolder());
  await at.entry(id, ({ status }) => status === 'PASS');
  const passed = await eventually(async () => (await decided(id)).find((features) => features.idv_success_count === 1));
  expect(passed).toMatchObject({ idv_attempt_count: 1, idv_success_ratio: 1, idv_completed: 1, has_idv_data: 1 });
  const [first] = await decided(id);
  expect([first!.has_idv_data, first!.idv_attempt_count]).toEqual([0, undefined]);
});
