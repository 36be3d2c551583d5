import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteGraph } from '#kit/graph/graph.js';
import { type Searched, forgetDismissalsByGraph } from '#subgraphs/screening/screening/erasure/forget-dismissals.js';

const REFUSAL = JSON.stringify({ errors: [{ message: 'No.' }] });
const asked: Searched[][] = [];
let refusedAt = -1;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { variables } = JSON.parse(Buffer.concat(parts).toString()) as { variables: { people: Searched[] } };
      asked.push(variables.people);
      response.end(asked.length - 1 === refusedAt ? REFUSAL : '{"data":{"forgetWatchlistDismissals":0}}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const forget = (people: Searched[]) => {
  const { port } = server.address() as AddressInfo;
  return forgetDismissalsByGraph(
    remoteGraph(`http://127.0.0.1:${port}`, () => 'token'),
    'x',
    people,
  );
};
const invented = (many: number) => Array.from({ length: many }, (_, at) => ({ name: `Guest ${at}`, dob: null }));

test('asks once about a frequent guest, with each known birth date', async () => {
  const [one, dated] = [
    { name: 'Ann Lee', dob: null },
    { name: 'Ann Lee', dob: '1990-01-02' },
  ];
  await forget([one, dated, { ...one }, one, { ...dated }]);
  expect(asked).toEqual([[one, dated]]);
});

test('asks about many guests in requests of a bounded size', async () => {
  const people = invented(1_201);
  await forget(people);
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(asked.flat()).toEqual(people);
});

test('one refused request fails the erasure, and an empty list sends no request', async () => {
  refusedAt = 1;
  await expect(forget(invented(501)).finally(() => (refusedAt = -1))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  asked.splice(0);
  await forget([]);
  expect(asked).toEqual([]);
});
