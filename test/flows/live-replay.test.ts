import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningHere } from '../support/running.js';

/** Background statements, and the lookup of a key's holder, which runs once a second. */
const BACKGROUND =
  /^(begin|commit|rollback|listen)\b|\bjobs\.|outbox\.(?!epoch)|pg_try_advisory_(xact_)?lock|pg_advisory_unlock|pg_notify|pg_listening_channels|nspname = 'jobs'|identity\.(api_key|delivery)\b|with waiting as/i;

const statements: string[] = [];
const { query } = pg.Client.prototype;
let service: RunningTest;
let reservations: string[];

const textOf = (given: unknown): string =>
  (typeof given === 'string' ? given : ((given as { text?: string }).text ?? '')).trim();

const READERS = 300;
const RESERVATIONS = 15;

beforeAll(async () => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: [unknown]) {
    statements.push(textOf(given[0]));
    return Reflect.apply(query, this, given);
  } as typeof query;
  service = await runningHere();
  const stay = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.org' } };
  reservations = [];
  for (let n = 0; n < RESERVATIONS; n += 1) {
    const { body } = await service.rest('POST', '/reservations?skip_gp=1&sync=1', stay);
    await service.rest('POST', `/reservations/${body.id}/status`, { supervised: 'approve' });
    reservations.push(body.id);
  }
  await eventually(async () => (await lastSequence()) >= RESERVATIONS * 3);
}, 120_000);

afterAll(async () => {
  pg.Client.prototype.query = query;
  await service?.stop();
});

async function lastSequence(): Promise<number> {
  const { body } = await service.rest('GET', '/events?limit=1');
  return body.last_sequence;
}

/** Starts so many subscriptions at once, and waits until each has got this many events. Returns the statements. */
async function resumed(readers: number, of: (n: number) => string, field: string, least: number): Promise<string[]> {
  const socket = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': service.key },
  });
  const told = Array.from({ length: readers }, (): number[] => []);
  const failures: unknown[] = [];
  await new Promise<void>((resolve) => {
    socket.on('connected', () => resolve());
    socket.subscribe({ query: '{ me { id } }' }, { next: () => {}, error: () => {}, complete: () => {} });
  });
  statements.length = 0;
  for (let n = 0; n < readers; n += 1)
    socket.subscribe<Record<string, { sequence: number }>>(
      { query: of(n) },
      {
        next: ({ data, errors }) => {
          if (data) told[n]!.push(data[field]!.sequence);
          else failures.push(errors);
        },
        error: (error) => void failures.push(error),
        complete: () => undefined,
      },
    );
  await eventually(() => failures.length > 0 || told.every(({ length }) => length >= least));
  const ran = statements.filter((text) => !BACKGROUND.test(text));
  await socket.dispose();
  expect(failures).toEqual([]);
  for (const sequences of told) expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  return ran;
}

const SELECTED = '{ sequence type epoch reservation { id account { name } summary { status } } }';
const anAccount = () => `subscription { accountEvents(since: 0) ${SELECTED} }`;
const aReservation = (n: number) =>
  `subscription { reservationChanged(reservationId: "${reservations[n % RESERVATIONS]}", since: 0) ${SELECTED} }`;

test('an account is replayed in few statements, however many events it has', async () => {
  const all = await lastSequence();
  const ran = await resumed(1, anAccount, 'accountEvents', all);
  expect(all).toBeGreaterThanOrEqual(RESERVATIONS * 3);
  // One by one, this took 3.8 statements for each event.
  expect(ran.length).toBeLessThan(30);
});

test('many readers of an account who resume at once share the statements', async () => {
  const all = await lastSequence();
  const ran = await resumed(READERS, anAccount, 'accountEvents', all);
  expect(ran.length).toBeLessThan(60);
});

test('so do readers of different reservations', async () => {
  const ran = await resumed(READERS, aReservation, 'reservationChanged', 3);
  expect(ran.length).toBeLessThan(120);
});
