import { once } from 'node:events';
import WebSocket from 'ws';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

interface Message {
  id?: string;
  type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  payload?: any;
}

/** A socket that speaks the protocol by hand, so that a test decides when it reads. */
interface RawSocket {
  socket: WebSocket;
  heard: Message[];
  closed: Promise<number>;
  /** Bytes below the protocol: stops reading them, and resumes. */
  pause(): void;
  resume(): void;
  watch(id: string, query: string, variables?: object): void;
  answers(id: string): Message[];
}

let flow: WebhookTest;
const open: WebSocket[] = [];

beforeAll(async () => {
  flow = await webhookTest({
    LIVE_WAITING_EVENTS: '20',
    LIVE_SOCKETS_PER_ACCOUNT: '3',
    LIVE_SUBSCRIPTIONS_PER_ACCOUNT: '4',
    LIVE_HEARTBEAT_SECONDS: '60',
  });
});

afterEach(async () => {
  const leaving = open.splice(0).filter(({ readyState }) => readyState !== WebSocket.CLOSED);
  await Promise.all(leaving.map((socket) => (socket.terminate(), once(socket, 'close'))));
});

afterAll(async () => {
  await flow?.stop();
});

async function connect(key: string): Promise<RawSocket> {
  const socket = new WebSocket(`${flow.service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  open.push(socket);
  const heard: Message[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text)) as Message));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } }));
  const under = (socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  return {
    socket,
    heard,
    closed,
    pause: () => under.pause(),
    resume: () => under.resume(),
    watch: (id, query, variables = {}) =>
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } })),
    answers: (id) => heard.filter((message) => message.id === id),
  };
}

async function admitted(key: string): Promise<RawSocket> {
  const one = await connect(key);
  await eventually(() => one.heard.some(({ type }) => type === 'connection_ack'));
  return one;
}

const nextOf = (one: RawSocket, id: string, field: string) =>
  one.answers(id).flatMap(({ type, payload }) => (type === 'next' ? [payload.data[field]] : []));

const ALL = 'subscription ($since: Int) { accountEvents(since: $since) { sequence type } }';

async function booked(headers: Record<string, string>, metadata: object = {}): Promise<string> {
  const sent = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.org' }, metadata };
  return (await flow.service.rest('POST', '/reservations?skip_gp=1&sync=1', sent, headers)).body.id;
}

test('sends all changes of a reservation and an account, with fields of every subgraph', async () => {
  const { id: accountId, headers } = await makeAccount(flow.client, null);
  const one = await admitted(headers['x-api-key']!);
  one.watch('account', ALL, { since: 0 });
  one.watch(
    'typed',
    'subscription { accountEvents(types: [VERIFICATION_DECIDED]) { type subject { __typename ... on ReservationSubject { reservationId } } } }',
  );
  const id = await booked(headers);
  const QUERY = `subscription ($id: ID!) { reservationChanged(reservationId: $id, since: 0) {
    sequence type reservation { id account { id } } } }`;
  one.watch('reservation', QUERY, { id });
  await flow.service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' }, headers);
  await eventually(() => nextOf(one, 'reservation', 'reservationChanged').length >= 3);
  await eventually(() => nextOf(one, 'account', 'accountEvents').length >= 3);
  const told = nextOf(one, 'reservation', 'reservationChanged') as { type: string }[];
  expect(told[0]).toMatchObject({ type: 'RESERVATION_CREATED', reservation: { id, account: { id: accountId } } });
  expect(told.map(({ type }) => type)).toContain('VERIFICATION_DECIDED');
  const sequences = (nextOf(one, 'account', 'accountEvents') as { sequence: number }[]).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.map((_, n) => n + 1));
  await eventually(() => nextOf(one, 'typed', 'accountEvents').length === 1);
  expect(nextOf(one, 'typed', 'accountEvents')).toEqual([
    { type: 'VERIFICATION_DECIDED', subject: { __typename: 'ReservationSubject', reservationId: id } },
  ]);
});

test("does not send another account's events", async () => {
  const [mine, other] = [await makeAccount(flow.client, null), await makeAccount(flow.client, null)];
  const one = await admitted(mine.headers['x-api-key']!);
  one.watch('foreign', `subscription { accountEvents(accountId: "${other.id}") { type } }`);
  one.watch('nowhere', 'subscription { accountEvents(accountId: "nowhere") { type } }');
  for (const id of ['foreign', 'nowhere']) {
    await eventually(() => one.answers(id).length > 0);
    expect(one.answers(id)[0]).toMatchObject({ payload: { errors: [{ extensions: { code: 'ACCOUNT_NOT_FOUND' } }] } });
  }
});

test('a reader that reconnects after more events than may be queued gets all of them once, in order', async () => {
  const { id: accountId, headers } = await makeAccount(flow.client, null);
  const id = await booked(headers);
  for (let n = 0; n < 90; n += 1) await flow.announce(accountId, 'reservation.updated', { reservationId: id });
  await eventually(async () => {
    const { data } = await flow.service.graph('{ lastEventSequence(accountId: "me") }', {}, headers);
    return data.lastEventSequence >= 92;
  });
  const one = await admitted(headers['x-api-key']!);
  one.watch('all', ALL, { since: 0 });
  await eventually(() => nextOf(one, 'all', 'accountEvents').length >= 92);
  const sequences = (nextOf(one, 'all', 'accountEvents') as { sequence: number }[]).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.map((_, n) => n + 1));
});

test('drops a stalled reader with a close code, without affecting its neighbor', async () => {
  const { id: accountId, headers } = await makeAccount(flow.client, null);
  const id = await booked(headers, { text: 'x'.repeat(15_000) });
  const copies = Array.from({ length: 8 }, (_, n) => `m${n}: metadata`).join(' ');
  const QUERY = `subscription ($id: ID!) { reservationChanged(reservationId: $id) { sequence reservation { ${copies} } } }`;
  const [slow, good] = [await admitted(headers['x-api-key']!), await admitted(headers['x-api-key']!)];
  for (const one of [slow, good]) one.watch('big', QUERY, { id });
  await new Promise((resolve) => setTimeout(resolve, 500));
  slow.pause();
  const count = 300;
  const waits: number[] = [];
  for (let n = 10; n <= count; n += 10) {
    const before = Date.now();
    const ten = Array.from({ length: 10 }, () =>
      flow.announce(accountId, 'reservation.updated', { reservationId: id }),
    );
    await Promise.all(ten);
    await eventually(() => nextOf(good, 'big', 'reservationChanged').length >= n);
    waits.push(Date.now() - before);
  }
  slow.resume();
  expect(await slow.closed).toBe(4409);
  expect(nextOf(slow, 'big', 'reservationChanged').length).toBeLessThan(count);
  expect(good.socket.readyState).toBe(WebSocket.OPEN);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(10_000);
});

test('limits sockets and subscriptions per account, and frees the place of a closed one', async () => {
  const [full, other] = [await makeAccount(flow.client, null), await makeAccount(flow.client, null)];
  const key = full.headers['x-api-key']!;
  const three = [await admitted(key), await admitted(key), await admitted(key)];
  expect(await (await connect(key)).closed).toBe(4429);
  await admitted(other.headers['x-api-key']!);
  three[0]!.socket.close();
  await three[0]!.closed;
  const again = await eventually(async () => {
    const one = await connect(key);
    const acknowledged = eventually(() => one.heard.length > 0).then(() => one);
    return Promise.race([acknowledged, one.closed.then(() => null)]);
  });
  for (const id of ['1', '2', '3', '4']) again.watch(id, ALL);
  await new Promise((resolve) => setTimeout(resolve, 500));
  again.watch('5', ALL);
  await eventually(() => again.answers('5').length > 0);
  expect(again.answers('5')[0]).toMatchObject({ payload: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] } });
  again.socket.send(JSON.stringify({ id: '1', type: 'complete' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  again.watch('6', ALL, { since: 0 });
  await booked(full.headers);
  await eventually(() => nextOf(again, '6', 'accountEvents').length > 0);
});

test('pings sockets, and drops one that does not answer', async () => {
  await flow.service.restart({ WEBHOOK_ALLOW_PRIVATE: 'true', LIVE_HEARTBEAT_SECONDS: '1' });
  const one = await admitted(flow.service.key);
  await once(one.socket, 'ping');
  one.pause();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  one.resume();
  expect(await one.closed).toBe(1006);
});
