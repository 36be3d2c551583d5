import pg from 'pg';
import { makeAccount, makeKey } from '../../support/accounts.js';
import { type RunningTest, runningTest } from '../../support/running.js';
import type { Asker } from './profiles.js';

/** What the owner has, for requests to name. Its names begin with `Canary`, which nobody else may get to see. */
export interface Fixture {
  service: RunningTest;
  client: pg.Client;
  keys: Record<Asker, string | undefined>;
  account: string;
  listing: string;
  reservation: string;
  /** An API key beside the one that asks. */
  key: string;
  freshKey(): Promise<string>;
  /** A business rule of the owner's. */
  freshRule(): Promise<string>;
  stop(): Promise<void>;
}

export const CANARY_LISTING = 'canaryloft';

/** A reseller with two operators under it, a stranger, and the owner's rows. */
export async function openFixture(): Promise<Fixture> {
  const service = await runningTest();
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const parent = await makeAccount(client, null, { name: 'Parent' });
  const owner = await makeAccount(client, parent.id, { name: 'Canary Stays' });
  const keys = {
    owner: owner.key,
    parent: parent.key,
    sibling: (await makeAccount(client, parent.id)).key,
    stranger: (await makeAccount(client)).key,
    sdk: (await makeKey(client, owner.id, { sdk: true })).key,
    suspended: (await makeAccount(client, parent.id, { suspended: true })).key,
    disabled: (await makeAccount(client, parent.id, { active: false })).key,
    revoked: (await makeKey(client, owner.id, { enabled: false })).key,
    nobody: undefined,
  };
  const rows = await makeRows(service, owner.headers);
  await makeRule(service, owner.headers);
  await untilWrittenOut(client);
  return {
    ...{ service, client, keys, account: owner.id, ...rows },
    key: (await makeKey(client, owner.id)).keyId,
    freshKey: async () => (await makeKey(client, owner.id)).keyId,
    freshRule: () => makeRule(service, owner.headers),
    async stop() {
      await client.end();
      await service.stop();
    },
  };
}

async function makeRows(service: RunningTest, headers: Record<string, string>) {
  const location = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -104.9 },
  };
  const loft = { my_id: CANARY_LISTING, status: 'ACTIVE', name: 'Canary Loft', location };
  const { body: listing } = await service.rest('POST', '/listings', loft, headers);
  const booking = {
    ...{ listing_id: listing.id, confirmation_code: 'CANARYCODE', check_in_date: '2030-03-01' },
    ...{ check_out_date: '2030-03-05', guest: { last_name: 'Canaryguest' } },
  };
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking, headers);
  return { listing: listing.id as string, reservation: body.id as string };
}

let rules = 0;

async function makeRule(service: RunningTest, headers: Record<string, string>): Promise<string> {
  rules += 1;
  const query = `mutation { saveBusinessRule(input: { name: "Canary rule ${rules}", condition: "reservation.nights > 99",
    actions: [{ kind: flag }] }) { id } }`;
  const { data } = await service.graph(query, {}, headers);
  return data.saveBusinessRule.id as string;
}

async function untilWrittenOut(client: pg.Client): Promise<void> {
  const text = 'select count(*)::int as n from outbox.announcement';
  while ((await client.query<{ n: number }>(text)).rows[0]!.n > 0);
}

/** Every row of the subgraphs' own tables, as one digest a table, and how much was announced wherever it has got to. */
export async function everythingKept(client: pg.Client): Promise<unknown> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('identity', 'property', 'screening', 'intelligence')
       and tablename not in ('event', 'event_counter') order by 1`,
  );
  const digest = (table: string) =>
    `(select md5(string_agg(d, '' order by d)) from (select (to_jsonb(t) - 'last_used_at')::text d from ${table} t) r)`;
  const columns = tables.map(({ name }) => `${digest(name)} as "${name}"`);
  const announced = '(select count(*) from outbox.announcement) + (select count(*) from identity.event)';
  return (await client.query(`select ${columns.join(', ')}, ${announced} as announced`)).rows[0];
}
