import pg from 'pg';
import * as chain from '#subgraphs/identity/log/audit/chain.js';
import { checkChain } from '#subgraphs/identity/log/audit/check-chain.js';
import { findOnTestList } from '#subgraphs/intelligence/watchlist/search/test-list.js';
import { type RunningTest, runningTest } from '../support/running.js';

interface Guest {
  first_name: string;
  last_name: string;
  birth_date?: string;
  email: string;
  phone: string;
}

interface Stay {
  /** How far the guest got in the portal; see guest.mjs. */
  portalSteps: number;
  isPast: boolean;
  isFinished: boolean;
  isListed?: boolean;
  reservation: { check_in_date: string; check_out_date: string; guest: Guest };
}

interface Data {
  staysOf(count: number, today: string, seed?: number): Stay[];
}

interface Caller {
  graph(query: string): Promise<Filled>;
}

interface Fill {
  createAccount(url: string, key: string, signIn: object): Promise<Caller>;
  fill(
    caller: object,
    options: { count: number; today: string; password: string },
  ): Promise<{ id: string; stay: Stay }[]>;
}

interface Filled {
  reservationFigures: {
    screens: { screen: string; viewed: number; submitted: number }[];
    days: { received: number }[];
  };
}

interface Backdate {
  backdate(connection: object, saved: object[], random: () => number, hashes: object): Promise<void>;
}

interface Told {
  auditTrail: { edges: { node: { occurredAt: string; accountId: string; action: string; recordId: string } }[] };
  reservationConnection: { edges: { node: { id: string; createdAt: string } }[] };
}

const FIGURES = 'reservationFigures(days: 60) { screens { screen viewed submitted } days { received } }';
const TODAY = '2026-11-27';
let service: RunningTest;

beforeAll(async () => {
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
});

afterAll(async () => {
  await service?.stop();
});

const load = async <Module>(name: string) => (await import(`../../bin/demo/${name}.mjs`)) as Module;

test('the same stays are invented for a day: around it, with addresses that receive no mail', async () => {
  const { staysOf } = await load<Data>('data');
  const stays = staysOf(300, TODAY);
  expect(staysOf(300, TODAY)).toEqual(stays);
  expect(staysOf(300, TODAY, 8)).not.toEqual(stays);
  const past = stays.filter(({ reservation }) => reservation.check_in_date < TODAY).length;
  expect([past > 170, past < 230]).toEqual([true, true]);
  expect(stays.filter(({ reservation }) => !/^[a-z]+\.[a-z]+\d+@example\.com$/.test(reservation.guest.email))).toEqual(
    [],
  );
});

test('guests of the demo return, and no two of them share a number', async () => {
  const { staysOf } = await load<Data>('data');
  const guests = staysOf(300, TODAY).map(({ reservation }) => reservation.guest);
  const emails = new Set(guests.map(({ email }) => email));
  expect(emails.size).toBeLessThan(240);
  expect(new Set(guests.map(({ phone }) => phone)).size).toBe(emails.size);
});

test('most guests of the demo have stayed before, so that few are in no segment', async () => {
  const { staysOf } = await load<Data>('data');
  const stays = staysOf(300, TODAY).map(({ reservation }) => reservation);
  const stayed = new Set(stays.filter((one) => one.check_out_date < TODAY).map(({ guest }) => guest.email));
  const emails = new Set(stays.map(({ guest }) => guest.email));
  expect(stayed.size / emails.size).toBeGreaterThan(0.7);
  expect(stays.some((one) => one.check_in_date < '2024-12-31')).toBe(true);
});

test('three guests of the demo are on the test list: one differs, one agrees, one is unclear', async () => {
  const { staysOf } = await load<Data>('data');
  const listed = staysOf(300, TODAY).filter(({ isListed }) => isListed);
  expect(listed.every(({ isPast, isFinished }) => !isPast && isFinished)).toBe(true);
  const guests = listed.map(({ reservation: { guest } }) => guest);
  const matches = guests.map(({ first_name, last_name, birth_date = null }) => {
    const question = { name: `${first_name} ${last_name}`, birthDate: birth_date, kind: 'person' as const };
    const [hit] = findOnTestList({ ...question, countries: [], threshold: 0.8, size: 10 });
    return hit && [hit.id, ...hit.listed!.matched.qualifiers];
  });
  expect(matches).toEqual([['TEST:1001', 'other_birth_date'], ['TEST:1002', 'same_birth_date'], ['TEST:1003']]);
});

test('a test account is filled through the public API, and its reservations came in over time', async () => {
  const { createAccount, fill } = await load<Fill>('fill');
  const { backdate } = await load<Backdate>('backdate');
  const signIn = { email: 'demo@example.com', password: 'correct horse battery' };
  const caller = await createAccount(service.url, service.key, signIn);
  const saved = await fill(caller, { count: 24, today: TODAY, password: signIn.password });
  const { reservationFigures, ...filled } = await caller.graph(
    `{ me { mode } reservationConnection(first: 1) { totalCount } listingConnection(first: 1) { totalCount }
      people { id } businessRules { state } messageTemplates { tag } ${FIGURES} }`,
  );
  expect(filled).toEqual({
    me: { mode: 'test' },
    reservationConnection: { totalCount: 24 },
    listingConnection: { totalCount: 9 },
    people: [expect.anything(), expect.anything(), expect.anything()],
    businessRules: [{ state: 'LIVE' }, { state: 'LIVE' }, { state: 'LIVE' }],
    messageTemplates: [{ tag: 'arrival' }, { tag: 'reminder' }, { tag: 'welcome' }],
  });
  const begun = (steps: number) => saved.filter(({ stay }) => stay.portalSteps >= steps).length;
  expect(begun(3)).toBeGreaterThan(0);
  expect(reservationFigures.screens).toEqual([
    { screen: 'AboutYou', viewed: begun(1), submitted: begun(2) },
    { screen: 'HouseRules', viewed: begun(3), submitted: begun(3) },
  ]);
  expect(reservationFigures.days.at(-1)).toEqual({ received: 24 });

  // The demo connects as the superuser of its own database; the service's user may not change the trail.
  await asService((client) =>
    client.query(
      `grant update, delete on identity.audit_entry, identity.audit_address, identity.audit_anchor, identity.audit_head,
        identity.event to current_user`,
    ),
  );
  await backdate({ connectionString: service.databaseUrl }, saved, () => 0.5, chain);
  const { reservationFigures: later } = await caller.graph(`{ ${FIGURES} }`);
  expect(later.days.at(-1)).toEqual({ received: 0 });
  expect(later.days.reduce((sum, { received }) => sum + received, 0)).toBeGreaterThan(5);
  await expectCoherent(caller);
});

async function asService<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The audit trail verifies, and its entries about a stay have the time at which the booking arrived. */
async function expectCoherent(caller: Caller): Promise<void> {
  const { auditTrail, reservationConnection: stays } = (await caller.graph(`{
    auditTrail(first: 100) { edges { node { occurredAt accountId action recordId } } }
    reservationConnection(first: 100) { edges { node { id createdAt } } } }`)) as unknown as Told;
  const entries = auditTrail.edges.map(({ node }) => node);
  const times = entries.map(({ occurredAt }) => Date.parse(occurredAt));
  expect([...times].sort((one, other) => other - one)).toEqual(times);
  const { entries: count, broken } = await asService((client) => checkChain(client, entries[0]!.accountId));
  expect({ isFull: count > 100, broken }).toEqual({ isFull: true, broken: null });
  const created = entries.filter(({ action }) => action === 'reservation.created');
  const apart = created.map(({ recordId, occurredAt }) => {
    const stay = stays.edges.find(({ node }) => node.id === recordId)!.node;
    return Math.abs(Date.parse(stay.createdAt) - Date.parse(occurredAt));
  });
  expect(created.length).toBeGreaterThan(0);
  expect(Math.max(...apart)).toBeLessThan(60_000);
}
