import { type RunningTest, runningTest } from '../support/running.js';

interface Stay {
  reservation: { check_in_date: string; guest: { email: string } };
}

interface Data {
  staysOf(count: number, today: string, seed?: number): Stay[];
}

interface Fill {
  createAccount(url: string, key: string, signIn: object): Promise<object>;
  fill(caller: object, options: { count: number; today: string; password: string }): Promise<void>;
}

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
  expect([past > 80, past < 160]).toEqual([true, true]);
  expect(stays.filter(({ reservation }) => !/^[a-z]+\.[a-z]+\d+@example\.com$/.test(reservation.guest.email))).toEqual(
    [],
  );
});

test('a test account is filled through the public API', async () => {
  const { createAccount, fill } = await load<Fill>('fill');
  const signIn = { email: 'demo@example.com', password: 'correct horse battery' };
  const caller = (await createAccount(service.url, service.key, signIn)) as {
    graph(query: string): Promise<{
      me: { mode: string };
      reservationConnection: { totalCount: number };
      listingConnection: { totalCount: number };
      people: object[];
      businessRules: { state: string }[];
    }>;
  };
  await fill(caller, { count: 12, today: TODAY, password: signIn.password });
  const filled = await caller.graph(
    '{ me { mode } reservationConnection(first: 1) { totalCount } listingConnection(first: 1) { totalCount } people { id } businessRules { state } }',
  );
  expect(filled).toEqual({
    me: { mode: 'test' },
    reservationConnection: { totalCount: 12 },
    listingConnection: { totalCount: 9 },
    people: [expect.anything(), expect.anything(), expect.anything()],
    businessRules: [{ state: 'LIVE' }, { state: 'LIVE' }],
  });
});
