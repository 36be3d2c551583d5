import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { Client as UrqlClient, fetchExchange } from '@urql/core';
import { createClient as sseClient } from 'graphql-sse';
import { createClient as socketClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let url: string;
let headers: Record<string, string>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  service = await runningTest({ LIVE_HEARTBEAT_SECONDS: '1' });
  url = `${service.url}/graphql`;
  headers = { 'x-api-key': service.key };
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

afterAll(async () => {
  await service?.stop();
});

const WATCH = `subscription Watch($id: ID!, $since: Int) {
  reservationChanged(reservationId: $id, since: $since) { sequence type reservation { id account { name } } }
}`;

interface Change {
  sequence: number;
  type: string;
  reservation: { id: string; account: { name: string } };
}

interface Watched {
  reservationChanged: Change;
}

interface Seen {
  changes: Change[];
  failures: unknown[];
}

/** Follows a reservation with a client of its own. Returns what it has seen so far, and keeps adding. */
type Follow = (variables: { id: string; since?: number }) => Seen;

/** Collects what a client reports. */
function collector() {
  const seen: Seen = { changes: [], failures: [] };
  const take = (data: Watched | null | undefined, errors?: readonly unknown[]): void => {
    if (data) seen.changes.push(data.reservationChanged);
    else seen.failures.push(...(errors ?? ['neither data nor errors']));
  };
  return { seen, take };
}

const overSocket: Follow = (variables) => {
  const { seen, take } = collector();
  const client = socketClient({
    url: url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: headers,
    retryAttempts: 0,
  });
  const sink = {
    next: ({ data, errors }: { data?: Watched | null; errors?: readonly unknown[] }) => take(data, errors),
    error: (error: unknown) => void seen.failures.push(...[error].flat()),
    complete: () => undefined,
  };
  client.subscribe<Watched>({ query: WATCH, variables }, sink);
  closing.push(() => client.dispose());
  return seen;
};

const overSse: Follow = (variables) => {
  const { seen, take } = collector();
  const client = sseClient({ url, headers, retryAttempts: 0 });
  const sink = {
    next: ({ data, errors }: { data?: Watched | null; errors?: readonly unknown[] }) => take(data, errors),
    error: (error: unknown) => void seen.failures.push(error),
    complete: () => undefined,
  };
  client.subscribe<Watched>({ query: WATCH, variables }, sink);
  closing.push(() => client.dispose());
  return seen;
};

const overApollo: Follow = (variables) => {
  const { seen, take } = collector();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: url, headers }) });
  const started = client.subscribe<Watched>({ query: gql(WATCH), variables, errorPolicy: 'all' }).subscribe({
    next: ({ data, error }) => take(data as Watched | undefined, error && [error]),
    error: (error: unknown) => void seen.failures.push(error),
  });
  closing.push(() => (started.unsubscribe(), client.stop()));
  return seen;
};

const overUrql: Follow = (variables) => {
  const { seen, take } = collector();
  const client = new UrqlClient({
    url,
    exchanges: [fetchExchange],
    fetchSubscriptions: true,
    preferGetMethod: false,
    fetchOptions: { headers },
  });
  const { unsubscribe } = client.subscription<Watched>(WATCH, variables).subscribe(({ data, error }) => {
    // With the end of a stream urql repeats the last result.
    if (data?.reservationChanged.sequence === seen.changes.at(-1)?.sequence && !error) return;
    take(data, error && [error]);
  });
  closing.push(unsubscribe);
  return seen;
};

const CLIENTS: [string, Follow][] = [
  ['graphql-ws', overSocket],
  ['graphql-sse', overSse],
  ['Apollo Client over its HttpLink', overApollo],
  ['urql over fetch', overUrql],
];

async function booked(): Promise<string> {
  const guest = { last_name: 'Lee', email: 'lee@example.org' };
  return (await service.rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest })).body.id;
}

const decide = (id: string, supervised: string) =>
  service.rest('POST', `/reservations/${id}/status`, { supervised }).then(({ status }) => expect(status).toBe(200));

async function until(holds: () => boolean, seen: Seen): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Saw only ${JSON.stringify(seen)}.`);
}

const decided = ({ changes }: Seen) => changes.filter(({ type }) => type === 'VERIFICATION_DECIDED').length;

describe.each(CLIENTS)('%s', (_name, follow) => {
  test('gets what happened before, and then changes as they happen, with fields of several subgraphs', async () => {
    const id = await booked();
    const seen = follow({ id, since: 0 });
    await until(() => seen.changes.some(({ type }) => /^VERIFICATION_(VERIFIED|REVIEW)$/.test(type)), seen);
    await decide(id, 'approve');
    await until(() => decided(seen) === 1, seen);
    expect(seen.failures).toEqual([]);
    expect(seen.changes[0]).toMatchObject({
      type: 'RESERVATION_CREATED',
      reservation: { id, account: { name: 'First account' } },
    });
    const sequences = seen.changes.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));

    // Longer than a heartbeat: the client ignores it.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await decide(id, 'decline');
    await until(() => decided(seen) === 2, seen);
    const resumed = follow({ id, since: sequences.at(-1)! });
    await until(() => decided(resumed) === 1, resumed);
    expect(resumed.changes).toEqual(seen.changes.slice(-1));
    expect([...seen.failures, ...resumed.failures]).toEqual([]);
  });

  test('is told why a subscription is refused', async () => {
    const unknown = follow({ id: '01900000-0000-7000-8000-000000000000' });
    await until(() => unknown.failures.length > 0, unknown);
    expect(String((unknown.failures[0] as Error).message)).toContain('Reservation not found.');
    const ahead = follow({ id: await booked(), since: 1_000_000 });
    await until(() => ahead.failures.length > 0, ahead);
    expect(String((ahead.failures[0] as Error).message)).toContain('Event 1000000 does not exist.');
    expect([...unknown.changes, ...ahead.changes]).toEqual([]);
  });
});

const missing = (field: string) => ({
  code: 'BAD_INPUT',
  field: ['input', 'listing', field],
  message: `${field} is required`,
  rule: 'missing',
});

test('graphql-sse runs queries and mutations too', async () => {
  const client = sseClient({ url, headers, retryAttempts: 0 });
  closing.push(() => client.dispose());
  const one = async (query: string) => {
    for await (const result of client.iterate({ query })) return result;
    return null;
  };
  expect(await one('{ me { name } }')).toEqual({ data: { me: { name: 'First account' } } });
  expect(
    await one(
      'mutation { saveListing(input: { listing: { myId: "sse" } }) { listing { id } userErrors { code message field rule } } }',
    ),
  ).toMatchObject({
    data: { saveListing: { listing: null, userErrors: expect.arrayContaining([missing('status'), missing('name')]) } },
  });
  expect(await one('{ nothing }')).toMatchObject({ errors: [{ message: expect.stringContaining('nothing') }] });
});

test('Apollo Client and urql get queries as plain JSON', async () => {
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: url, headers }) });
  closing.push(() => apollo.stop());
  expect((await apollo.query({ query: gql('{ me { name } }') })).data).toMatchObject({ me: { name: 'First account' } });
  const fetched: string[] = [];
  const urql = new UrqlClient({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers },
    fetch: async (...request) => {
      const response = await fetch(...request);
      fetched.push(response.headers.get('content-type') ?? '');
      return response;
    },
  });
  expect((await urql.query('{ me { name } }', {})).data).toEqual({ me: { name: 'First account' } });
  expect(fetched).toEqual([expect.stringContaining('json')]);
});
