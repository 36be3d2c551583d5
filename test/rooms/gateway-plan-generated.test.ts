import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import { type GraphQLFormattedError, GraphQLError, type GraphQLSchema } from 'graphql';
import { prepareOperation } from '#gateway/plan/prepared-operation.js';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { type Supergraph, startSupergraph } from '#gateway/supergraph/supergraph.js';
import { housesSchema } from './gateway-sample/houses.js';
import { randomQuery, seeded } from './gateway-sample/random-query.js';
import { staysSchema } from './gateway-sample/stays.js';
import { sampleSdl } from './gateway-sample/supergraph.js';

const QUERIES = 60;

let supergraph: Supergraph;
let oracle: Supergraph;
let isFaulty = false;

/** Fails a third of the fetches, the same ones for both executors. */
function faulty(source: GraphQLDataSource): GraphQLDataSource {
  return {
    async process(options) {
      const query = options.request.query ?? '';
      const dice = isFaulty ? (createHash('sha256').update(query).digest()[0] as number) : 255;
      if (dice < 30) throw new GraphQLError('Away.', { extensions: { code: 'UNAVAILABLE' } });
      if (dice < 60)
        return { data: null, errors: [{ message: 'Away.', extensions: { code: 'UNAVAILABLE' } }] } as never;
      if (dice < 80) return { data: null };
      return source.process(options);
    },
  };
}

beforeAll(async () => {
  const schemas: Record<string, GraphQLSchema> = { stays: staysSchema(), houses: housesSchema() };
  const open = (ownExecutor: boolean, compileAfter: number) =>
    startSupergraph({
      supergraphSdl: sampleSdl(),
      ownExecutor,
      dataSourceFor: (name) => faulty(localDataSource(schemas[name]!, (context) => context, { compileAfter })),
    });
  [supergraph, oracle] = await Promise.all([open(true, 1), open(false, Infinity)]);
});

interface Answer {
  data: unknown;
  errors: GraphQLFormattedError[];
  isOurs: boolean;
}

async function answer({ schema, execute }: Supergraph, text: string, y: boolean): Promise<Answer> {
  const { data, errors = [] } = await execute(prepareOperation(schema, text), { y }, { total: 1, viewer: 'me' });
  // The gateway's own executor makes objects without a prototype.
  const isOurs = !data || Object.getPrototypeOf(data) === Object.prototype;
  return { ...(JSON.parse(JSON.stringify({ data, errors })) as Omit<Answer, 'isOurs'>), isOurs };
}

const coded = ({ path, extensions }: GraphQLFormattedError) => `${String(extensions?.code)} at ${path?.join('.')}`;

async function each(seed: number, check: (given: Answer, expected: Answer, text: string) => void): Promise<void> {
  const random = seeded(seed);
  for (let n = 0; n < QUERIES; n += 1) {
    const text = randomQuery(supergraph.schema, random);
    for (const y of [true, false]) check(await answer(supergraph, text, y), await answer(oracle, text, y), text);
  }
}

test('generated queries with conditions and fragments answer as the gateway does, and none falls back to it', async () => {
  const differing: unknown[] = [];
  let fallbacks = 0;
  await each(1, (given, expected, text) => {
    const isSame = JSON.stringify(given.data) === JSON.stringify(expected.data);
    const missing = expected.errors.map(coded).filter((error) => !given.errors.map(coded).includes(error));
    if (!isSame || missing.length > 0) differing.push({ text, given, expected, missing });
    if (!given.isOurs) fallbacks += 1;
  });
  expect(differing).toEqual([]);
  expect(fallbacks).toBe(0);
});

test('with failing fetches the data are the same, and every error has a place in the response', async () => {
  isFaulty = true;
  const differing: unknown[] = [];
  const lost: unknown[] = [];
  let failures = 0;
  await each(2, (given, expected, text) => {
    if (JSON.stringify(given.data) !== JSON.stringify(expected.data)) differing.push({ text, given, expected });
    const bad = given.errors.filter(({ path }) => !path || path.includes('@') || path.includes('_entities'));
    if (bad.length > 0 || (given.data === null && given.errors.length === 0)) lost.push({ text, given });
    failures += given.errors.length > 0 ? 1 : 0;
  });
  isFaulty = false;
  expect(differing).toEqual([]);
  expect(lost).toEqual([]);
  expect(failures).toBeGreaterThan(QUERIES / 4);
});
