import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { secondAccount } from '../support/accounts.js';

const DEVICE = '7f1c2a9e-4b7d-4c1e-9a55-0d2f3b6a8c11';
const FAST = { seconds: 2, pastedFields: 3, timeZone: 'Asia/Manila', deviceId: DEVICE };

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});
