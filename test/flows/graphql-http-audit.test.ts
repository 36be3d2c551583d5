import { serverAudits } from 'graphql-http';
import { FIRST_KEY, type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

const withKey = (input: string, init: RequestInit = {}) =>
  fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-api-key': FIRST_KEY } });

const audits = serverAudits({ url: () => `${service.url}/graphql`, fetchFn: withKey });

test('the audit has the 61 rules that are promised', () => expect(audits).toHaveLength(61));

test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
  const result = await fn();
  expect({ ...result, response: undefined }).toMatchObject({ status: 'ok' });
});
