import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { openLog } from '#kit/process/log.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { answerFetch } from '#subgraphs/http/answer-fetch.js';
import { staysSchema } from './gateway-sample/stays.js';

const SECRET = 's'.repeat(32);
const VIEWER: Viewer = {
  kind: 'api',
  accountId: 'a',
  accountIds: ['a'],
  keyId: null,
  address: null,
  requestId: null,
};

const served = { name: 'stays', schema: staysSchema(), contextOf: (viewer: Viewer) => ({ viewer, total: 1 }) };
const answer = answerFetch(served, SECRET, openLog('silent', 'test'));

function post(body: object, token = signViewer(VIEWER, 'stays', new TextEncoder().encode(SECRET))) {
  const request = Readable.from([Buffer.from(JSON.stringify(body))]);
  return answer(
    Object.assign(request, { headers: { authorization: `Bearer ${token}` } }) as unknown as IncomingMessage,
  );
}

const TWO = 'query A { count } query B { stay(id: 1) { code } }';

test.each<[string, object]>([
  ['a read', { query: 'query ($id: ID!) { stay(id: $id) { id code house { id } } }', variables: { id: '1' } }],
  [
    'entities',
    {
      query:
        'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Stay { code } } }',
      variables: { representations: [{ __typename: 'Stay', id: '2' }] },
    },
  ],
  ['a refusal', { query: '{ stay(id: 1) { id failing } }' }],
  ['an error with internal details', { query: '{ stay(id: 1) { id leaking } }' }],
  ['an invalid variable', { query: 'query ($w: Float!) { stay(id: 1) { score(weight: $w) } }', variables: { w: 'x' } }],
  ['no variables at all', { query: '{ count }', variables: null }],
  ['the named one of two operations', { query: TWO, operationName: 'B' }],
  ['no name of two operations', { query: TWO }],
  ['an unknown name', { query: 'query A { count }', operationName: 'B' }],
  ['an unknown field', { query: '{ nothing }' }],
  ['a document with a mistake', { query: '{ count' }],
])('a repeated request, compiled meanwhile, is answered as the first one: %s', async (_title, body) => {
  const first = await post(body);
  expect(first.status).toBe(200);
  for (let more = 0; more < 4; more += 1) expect(await post(body)).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('select secret');
});

test('runs the operation that is named', async () => {
  expect((await post({ query: TWO, operationName: 'A' })).body).toEqual({ data: { count: 1 } });
});

test.each(['', 'token'])('refuses the token "%s"', async (token) => {
  expect(await post({ query: '{ count }' }, token)).toMatchObject({ status: 401 });
});
