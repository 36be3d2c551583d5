import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { findFeaturePage } from '#subgraphs/screening/screening/features/find-feature-page.js';
import {
  findOnListing,
  findUnanswered,
  findUnsearched,
  findUnsettled,
  findWithHits,
} from '#subgraphs/screening/screening/rescreen/find-concerned.js';
import { eventually } from '../support/eventually.js';
import { ENTRY, HIT, OUTCOME, SIGNALS } from '../support/explained.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { changeDecisions, storeAsBefore, storedDecisions } from '../support/stored-decisions.js';

let service: RunningTest;
let client: pg.Client;
let pool: pg.Pool;
let accountId: string;
let listingId: string;
/** A plain stay, one on a listing, and one with searches that have no data. */
let ids: string[];

const ok = async (method: string, path: string, body?: object) => {
  const answer = await service.rest(method, path, body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body;
};

const book = async (body: object) =>
  (await ok('POST', '/reservations?sync=1&skip_gp=1', {
    check_in_date: '2031-03-01',
    check_out_date: '2031-03-05',
    ...body,
  })) as { id: string; user_id: string };

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  pool = openPool(service.databaseUrl, 1, openLog('silent', 'test'));
  const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202' };
  ({ id: listingId } = await ok('POST', '/listings', { my_id: 'one', status: 'ACTIVE', name: 'Loft', location }));
  await ok('POST', '/blacklist', { email: 'bo.fox@gmail.com', reason: 'Broke the window.' });
  const guest = { full_name: 'Bo Fox', email: 'bo.fox@gmail.com', phone: '+1 303 555 0187' };
  const first = await book({ without_listing: true, guest });
  const second = await book({ listing_id: listingId, guest: { full_name: 'Ann Lee', email: 'ann@example.org' } });
  const third = await book({ without_listing: true, guest: { full_name: 'Cy Ray', email: 'cy@example.org' } });
  accountId = first.user_id;
  ids = [first.id, second.id, third.id];
  const on = { SanctionsSearchAddon: 'required', SexOffendersAddon: 'required' };
  await ok('PUT', `/reservations/${third.id}/screens?sync=1`, on);
  await service.graph(
    `mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id } userErrors { code } } }`,
    { input: { name: 'Example', condition: 'guest.email_domain == "example.org"', actions: [{ kind: 'FLAG' }] } },
  );
});

afterAll(async () => {
  await pool?.end();
  await client?.end();
  await service?.stop();
});

/** Without the times of the answers. */
const summaryOf = async (id: string) =>
  JSON.stringify(await ok('GET', `/reservations/${id}/summary`)).replaceAll(/"timestamp":"[^"]+"/g, '');

/** With the screens in a fixed order: earlier versions did not keep theirs. */
async function explained(id: string) {
  const query = `{ explainDecision(reservationId: "${id}") { ${SIGNALS} ${OUTCOME} replayed { same } } } ${ENTRY} ${HIT}`;
  const { data, errors } = await service.graph(query);
  expect(errors).toBeUndefined();
  const { signals } = data.explainDecision;
  signals.screens.sort((one: { screen: string }, other: { screen: string }) => (one.screen < other.screen ? -1 : 1));
  return data;
}

/** Everything that reads decisions and results. */
async function readings(): Promise<Record<string, unknown>> {
  const { data } = await service.graph('{ businessRules { id } }');
  const backTests = (data.businessRules as { id: string }[]).map(({ id }) =>
    service.graph('query ($id: ID!) { backTestBusinessRule(id: $id) { decisions fired unknown notReplayable } }', {
      id,
    }),
  );
  const orm = (await openStores(pool)).orms.get('screening')!;
  const page = { asOf: null, after: null, first: 10 };
  const today = { asOf: new Date(), after: null, first: 10 };
  return {
    summaries: await Promise.all(ids.map(summaryOf)),
    explained: await Promise.all(ids.map(explained)),
    backTests: await Promise.all(backTests),
    firstFeatures: await findFeaturePage(emFor(orm, [accountId]), accountId, page),
    features: (await findFeaturePage(emFor(orm, [accountId]), accountId, today)).rows.map(({ features }) => features),
    unsearched: await findUnsearched(pool),
    unsettled: await findUnsettled(pool),
    withHits: await findWithHits(pool, accountId),
    unanswered: await findUnanswered(pool, ['offenders', 'ip']),
    sameListing: await findOnListing(pool, accountId, listingId, { accommodates: 2, countryCode: 'US' }),
    otherListing: await findOnListing(pool, accountId, listingId, { accommodates: 3, countryCode: 'US' }),
    facts: (await storedDecisions(client)).map(({ ruleFacts }) => ruleFacts),
  };
}

test('decisions and results of earlier versions read the same as those of this one', async () => {
  await eventually(
    async () => (await ok('GET', `/reservations/${ids[2]}/summary`)).details.sanctions.status === 'INCOMPLETE',
  );
  await changeDecisions(client, ids[2]!, ({ signals }) => {
    signals.offenders = { known: false, reason: 'no_records_imported' };
  });
  await client.query(
    `update screening.decision set gaps = array['offenders:no_records_imported'] where reservation_id = $1`,
    [ids[2]],
  );
  const now = await readings();
  const { rows } = await client.query('select count(*)::int as packed from screening.decision where signals is null');
  expect(rows).toEqual([{ packed: expect.any(Number) }]);
  expect(rows[0].packed).toBeGreaterThanOrEqual(3);
  expect(now.unsearched).toHaveLength(1);
  expect(now.otherListing).toHaveLength(1);
  expect(now.sameListing).toEqual([]);
  expect(now.unanswered).toHaveLength(1);
  await storeAsBefore(client);
  expect(await readings()).toEqual(now);
});

test('a new analysis of such a reservation stores its result in the new form', async () => {
  await ok('PUT', `/reservations/${ids[0]}?sync=1`, { number_of_guests: 2 });
  const { rows } = await client.query(
    'select entries, phrases, top_risks, loyalty, packed_result is not null as packed from screening.reservation where id = $1',
    [ids[0]],
  );
  expect(rows).toEqual([{ entries: null, phrases: null, top_risks: null, loyalty: null, packed: true }]);
  const decisions = await client.query(
    'select packed is not null as packed from screening.decision where reservation_id = $1 order by created_at',
    [ids[0]],
  );
  expect(decisions.rows).toEqual([{ packed: false }, { packed: true }]);
});
