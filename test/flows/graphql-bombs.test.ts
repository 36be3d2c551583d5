import { cpuTime } from '../support/cpu-time.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { BOMBS, HARMLESS } from '../support/graphql-bombs.js';

/** CPU time, including other work of the process meanwhile. */
const MAX_MS = 3_000;
/** The names and types of every field are 104 kB. */
const MAX_BYTES = 200_000;

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
  // The first document of a service is planned slowly for any caller.
  await service.graph('{ me { id } }');
});

afterAll(() => service?.stop());

/** Errors in GraphQL form, also where the document was not even read. */
const TOLD = {
  errors: expect.arrayContaining([
    expect.objectContaining({
      extensions: expect.objectContaining({ code: expect.any(String), requestId: expect.any(String) }),
    }),
  ]),
};

async function post(body: string) {
  const told = { status: 0, text: '' };
  const ms = await cpuTime(async () => {
    const answer = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: {
        'x-api-key': service.key,
        'content-type': 'application/json',
        // With plain JSON, errors of a document have the status 200.
        accept: 'application/graphql-response+json',
      },
      body,
    });
    Object.assign(told, { status: answer.status, text: await answer.text() });
  });
  return { ...told, ms };
}

test.each(Object.entries(BOMBS))('%s is rejected or answered with a small body, quickly', async (title, bomb) => {
  const { status, text, ms } = await post(JSON.stringify(bomb));
  expect(ms).toBeLessThan(MAX_MS);
  expect(text.length).toBeLessThan(MAX_BYTES);
  expect(status).toBe(HARMLESS.includes(title) ? 200 : 400);
  expect(text).not.toMatch(/"INTERNAL"|"UNAVAILABLE"|http:\/\/|node_modules/);
  if (status === 200) expect(JSON.parse(text)).toHaveProperty('data');
  else expect(JSON.parse(text)).toEqual(TOLD);
});

test.each([
  ['a batch', JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ me { id } }' })))],
  ['a batch of 5,000', JSON.stringify(Array.from({ length: 5_000 }, () => ({ query: '{ me { id } }' })))],
  ['a body nested 100,000 deep', `{"query":"{ me { id } }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  [
    '20,000 members',
    JSON.stringify({
      query: '{ me { id } }',
      variables: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [n, n])),
    }),
  ],
  ['a __proto__ member', '{"query":"{ me { id } }","variables":{"__proto__":{"a":1}}}'],
])('%s is rejected quickly', async (_title, body) => {
  const { status, text, ms } = await post(body);
  expect(ms).toBeLessThan(MAX_MS);
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(2_000);
});

test('checks variables in a URL like those in a body', async () => {
  const ask = async (variables: string) => {
    const query = new URLSearchParams({ query: '{ me { id } }', variables });
    const answer = await fetch(`${service.url}/graphql?${query}`, { headers: { 'x-api-key': service.key } });
    return answer.status;
  };
  expect(await ask('{}')).toBe(200);
  expect(await ask(`{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`)).toBe(400);
});

test('an ordinary request is still answered at once', async () => {
  const asked = async () => expect((await service.graph('{ me { id } }')).data.me.id).toEqual(expect.any(String));
  expect(await cpuTime(asked)).toBeLessThan(MAX_MS);
});
