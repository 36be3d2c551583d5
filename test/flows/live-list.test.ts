import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { eventually } from '../support/eventually.js';
import { People, type Person } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

const WATCH = `subscription ($accountId: ID, $since: Int) {
  changed: reservationsChanged(accountId: $accountId, since: $since) { sequence accountId type reservation { id } }
}`;

interface Change {
  sequence: number;
  accountId: string;
  type: string;
  reservation: { id: string };
}

let service: RunningTest;
let people: People;
const clients: Client[] = [];

beforeAll(async () => {
  service = await runningTest();
  people = new People(service);
});

afterAll(async () => {
  for (const client of clients) await client.dispose();
  await service?.stop();
});

function connect(key: string): Client {
  const url = `${service.url.replace('http', 'ws')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': key },
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

const book = async (headers: Record<string, string> = {}): Promise<string> => {
  const stay = { without_listing: true, guest: { last_name: 'Lee' } };
  const { status, body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', stay, headers);
  expect(status).toBe(200);
  return body.id;
};

/** Changes as they arrive, until one of the type about the reservation. */
async function until(results: AsyncIterableIterator<{ data?: { changed: Change } | null }>, type: string, id: string) {
  const seen: Change[] = [];
  // Without for-await: leaving that loop would end the subscription.
  for (let next = await results.next(); !next.done; next = await results.next()) {
    const { changed } = next.value.data!;
    seen.push(changed);
    if (changed.type === type && changed.reservation.id === id) return seen;
  }
  throw new Error('The subscription ended.');
}

const watch = (key: string, variables: Record<string, unknown> = {}) =>
  connect(key).iterate<{ changed: Change }>({ query: WATCH, variables }) as AsyncIterableIterator<{
    data?: { changed: Change } | null;
    errors?: readonly { extensions?: unknown }[];
  }>;

test('sends every new reservation and change of the own account, not of a child or sibling', async () => {
  const child = await people.person();
  const childKey = await people.keyOf(child);
  const owner = (await service.rest('GET', '/accounts/me')).body.id;
  const before = await book();
  const results = watch(service.key, { since: 0 });
  await until(results, 'RESERVATION_CREATED', before);
  await book(childKey);
  const after = await book();
  const seen = await until(results, 'RESERVATION_CREATED', after);
  expect(new Set(seen.map(({ accountId }) => accountId))).toEqual(new Set([owner]));
  await service.graph(
    `mutation { decideReservation(input: { id: "${before}", decision: approve }) { reservation { id } userErrors { code message field rule } } }`,
  );
  await until(results, 'VERIFICATION_DECIDED', before);
});

test('sends changes of a named child account, and nothing of a parent', async () => {
  const child = await people.person();
  const key = await people.keyOf(child);
  const first = await book(key);
  const seen = await until(watch(service.key, { accountId: child.id, since: 0 }), 'RESERVATION_CREATED', first);
  expect(new Set(seen.map(({ accountId }) => accountId))).toEqual(new Set([child.id]));
  const above = (await service.rest('GET', '/accounts/me')).body.id;
  const { value } = await watch(key['x-api-key'], { accountId: above, since: 0 }).next();
  expect(value.errors[0].extensions).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});

const ALL_OF_FAMILY = `subscription ($types: [EventType!], $after: [AccountSequenceInput!]) {
  changed: familyEvents(types: $types, after: $after) { sequence accountId type reservation { id } }
}`;

test('familyEvents has all events of the family, also of accounts created later, from their first event', async () => {
  const [parent, beside] = [await people.person(), await people.person()];
  const [key, besideKey] = [await people.keyOf(parent), await people.keyOf(beside)];
  const known = '{ lastEventSequences { accountId sequence } }';
  await eventually(async () => (await service.graph(known, {}, key)).data.lastEventSequences[0].sequence > 0);
  // From the start, because the subscription may begin only after the reservation.
  const variables = { after: [{ accountId: parent.id, sequence: 0 }] };
  const results = connect(key['x-api-key']).iterate<{ changed: Change }>({
    query: ALL_OF_FAMILY,
    variables,
  }) as ReturnType<typeof watch>;
  await until(results, 'RESERVATION_CREATED', await book(key));
  const child = await people.person(key);
  await people.person(besideKey);
  await book(besideKey);
  const seen = await until(results, 'RESERVATION_CREATED', await book(await people.keyOf(child)));
  expect(new Set(seen.map(({ accountId }) => accountId))).toEqual(new Set([parent.id, child.id]));
  const ofChild = seen.filter(({ accountId }) => accountId === child.id);
  expect(ofChild.map(({ sequence }) => sequence)).toEqual(ofChild.map((_, n) => n + 1));
  expect(ofChild.map(({ type }) => type)).toEqual(expect.arrayContaining(['ACCOUNT_CREATED', 'API_KEY_CREATED']));
  // Below an account that is itself new.
  const grandchild = await people.person(await people.keyOf(child));
  const below = await until(results, 'RESERVATION_CREATED', await book(await people.keyOf(grandchild)));
  expect(below).toContainEqual(expect.objectContaining({ accountId: grandchild.id, type: 'ACCOUNT_CREATED' }));
});

test('familyReservationsChanged has the reservations of an account created later', async () => {
  const parent = await people.person();
  const key = await people.keyOf(parent);
  const results = watchFamily(key['x-api-key'], [{ accountId: parent.id, sequence: 0 }]);
  await until(results, 'RESERVATION_CREATED', await book(key));
  const child = await people.person(key);
  const seen = await until(results, 'RESERVATION_CREATED', await book(await people.keyOf(child)));
  expect(seen.at(-1)).toMatchObject({ accountId: child.id });
});

const FAMILY = `subscription ($after: [AccountSequenceInput!]) {
  changed: familyReservationsChanged(after: $after) { sequence accountId type reservation { id } }
}`;

const watchFamily = (key: string, after: { accountId: string; sequence: number }[]) =>
  connect(key).iterate<{ changed: Change }>({ query: FAMILY, variables: { after } }) as ReturnType<typeof watch>;

test('one subscription covers thirty child accounts and a grandchild, but no parent or sibling', async () => {
  const parent = await people.person();
  const parentKey = await people.keyOf(parent);
  const children: Person[] = [];
  for (let n = 0; n < 30; n += 1) children.push(await people.person(parentKey));
  const grandchild = await people.person(await people.keyOf(children[0]!));
  const beside = await people.person();
  const known = '{ lastEventSequences { accountId } }';
  await eventually(async () => (await service.graph(known, {}, parentKey)).data.lastEventSequences.length === 32);
  const results = watchFamily(parentKey['x-api-key'], [{ accountId: parent.id, sequence: 0 }]);
  const begun = await book(await people.keyOf(parent));
  await until(results, 'RESERVATION_CREATED', begun);
  const family = [...children, grandchild];
  await book(await people.keyOf(beside));
  await book();
  const made = new Map<string, string>();
  for (const one of family) made.set(await book(await people.keyOf(one)), one.id);
  const told = new Map<string, string>();
  const seen: Change[] = [];
  while (told.size < family.length) {
    const { changed } = (await results.next()).value!.data!;
    seen.push(changed);
    if (changed.type === 'RESERVATION_CREATED' && made.has(changed.reservation.id))
      told.set(changed.reservation.id, changed.accountId);
  }
  expect(told).toEqual(made);
  const inside = [parent, ...family].map(({ id }) => id);
  expect(seen.filter(({ accountId }) => !inside.includes(accountId))).toEqual([]);
  await results.return!();
  const last = family.at(-1)!;
  const next = await book(await people.keyOf(last));
  const { sequence: heard } = seen.filter(({ accountId }) => accountId === last.id).at(-1)!;
  const resumed = watchFamily(parentKey['x-api-key'], [{ accountId: last.id, sequence: heard }]);
  const missed = await until(resumed, 'RESERVATION_CREATED', next);
  expect(missed.map(({ sequence }) => sequence).every((sequence) => sequence > heard)).toBe(true);
  const { value } = await watchFamily(parentKey['x-api-key'], [{ accountId: beside.id, sequence: 0 }]).next();
  expect(value.errors[0].extensions).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});
