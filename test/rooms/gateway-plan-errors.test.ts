import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { prepareOperation } from '#gateway/plan/prepared-operation.js';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { type Supergraph, startSupergraph } from '#gateway/supergraph/supergraph.js';
import { housesSchema } from './gateway-sample/houses.js';
import { staysSchema } from './gateway-sample/stays.js';
import { sampleSdl } from './gateway-sample/supergraph.js';

type Process = GraphQLDataSource['process'];
type Options = Parameters<Process>[0] & { signal?: AbortSignal };
type Answer = Awaited<ReturnType<Process>>;

const AWAY = { code: 'UNAVAILABLE' };
const whole: Record<string, GraphQLDataSource> = {
  stays: localDataSource(staysSchema(), (context) => context),
  houses: localDataSource(housesSchema(), (context) => context),
};

let supergraph: Supergraph;
let sent: { name: string; variables: Record<string, unknown> }[];
let reported: string[];
/** Replaces the answers of a subgraph. */
let instead: Partial<Record<string, (options: Options) => Promise<Answer>>>;

beforeAll(async () => {
  supergraph = await startSupergraph({
    supergraphSdl: sampleSdl(),
    ownExecutor: true,
    report: (error) => reported.push((error as Error).message),
    dataSourceFor: (name) => ({
      process: (options) => {
        sent.push({ name, variables: (options.request.variables ?? {}) as Record<string, unknown> });
        return (instead[name] ?? whole[name]!.process.bind(whole[name]))(options as Options);
      },
    }),
  });
});
beforeEach(() => {
  [sent, reported, instead] = [[], [], {}];
});

async function run(text: string, variables: Record<string, unknown> = {}, context: object = {}) {
  const result = await supergraph.execute(prepareOperation(supergraph.schema, text), variables, context);
  return JSON.parse(JSON.stringify(result)) as { data: unknown; errors?: GraphQLFormattedError[] };
}

const placesOf = (errors: GraphQLFormattedError[] = []) =>
  errors.map(({ path, extensions }) => [path?.join('.'), extensions?.code]);
const away = () => Promise.reject(new GraphQLError('Away.', { extensions: AWAY }));
const giving = (data: object) => () => Promise.resolve({ data } as Answer);

test('entities with the same representation are sent once', async () => {
  const stay = { __typename: 'Stay', id: '1', code: 'c', house: { __typename: 'House', id: 'h1' } };
  const odd = { ...stay, id: '3', house: { __typename: 'House', id: 'h3' } };
  instead.stays = giving({ stays: [...Array.from({ length: 99 }, () => structuredClone(stay)), odd] });
  const { data, errors } = await run('{ stays { code house { name owner { name } } } }');
  expect(errors).toBeUndefined();
  const [first, , last] = [0, 1, 99].map((n) => (data as { stays: unknown[] }).stays[n]);
  expect(first).toEqual({ code: 'c', house: { name: 'House h1', owner: { name: 'Owner of h1' } } });
  expect(last).toEqual({ code: 'c', house: { name: 'House h3', owner: { name: 'Owner of h3' } } });
  const fetches = sent.filter(({ name }) => name === 'houses').map(({ variables }) => variables.representations);
  expect(fetches).toEqual([
    [
      { __typename: 'House', id: 'h1' },
      { __typename: 'House', id: 'h3' },
    ],
  ]);
});

test('an entity that fails has its error at each of its places', async () => {
  const { errors } = await run(
    '{ a: stay(id: "2") { house { name } } stays(ids: ["2", "1", "2"]) { house { name } } }',
  );
  expect(placesOf(errors).sort()).toEqual([
    ['a.house', 'HOUSE_CLOSED'],
    ['stays.0.house', 'HOUSE_CLOSED'],
    ['stays.2.house', 'HOUSE_CLOSED'],
  ]);
});

test.each([
  ['throws', away],
  ['answers an error without a path', () => Promise.resolve({ errors: [{ message: 'Away.', extensions: AWAY }] })],
  [
    'answers an error for all entities',
    () => Promise.resolve({ data: null, errors: [{ message: 'Away.', path: ['_entities'], extensions: AWAY }] }),
  ],
])('a dead subgraph that %s costs its own fields only, each with a path, and one line in the log', async (_, dies) => {
  instead.houses = dies as never;
  const { data, errors } = await run(
    '{ stays(ids: ["1", "3", "2"]) { id rating home: house { id city name } } viewer count }',
  );
  expect(data).toEqual({
    stays: [
      { id: '1', rating: null, home: null },
      { id: '3', rating: null, home: null },
      { id: '2', rating: null, home: null },
    ],
    viewer: null,
    count: 0,
  });
  expect(placesOf(errors).sort()).toEqual([
    ['stays.0.home.city', 'UNAVAILABLE'],
    ['stays.0.home.name', 'UNAVAILABLE'],
    ['stays.0.rating', 'UNAVAILABLE'],
    ['stays.1.rating', 'UNAVAILABLE'],
    ['stays.2.home.city', 'UNAVAILABLE'],
    ['stays.2.home.name', 'UNAVAILABLE'],
    ['stays.2.rating', 'UNAVAILABLE'],
    ['viewer', 'UNAVAILABLE'],
  ]);
  expect(new Set(reported)).toEqual(new Set(['Away.']));
});

test('a null where the schema allows none has an error with the path of its field', async () => {
  instead.stays = giving({ count: null, stay: { __typename: 'Stay', id: '1', code: null } });
  const nested = await run('{ stay(id: "1") { id code } }');
  expect(nested.data).toEqual({ stay: null });
  expect(placesOf(nested.errors)).toEqual([['stay.code', 'INTERNAL']]);
  const root = await run('{ count }');
  expect(root.data).toBeNull();
  expect(placesOf(root.errors)).toEqual([['count', 'INTERNAL']]);
  expect(reported).toEqual([
    'Cannot return null for non-nullable Stay.code.',
    'Cannot return null for non-nullable Query.count.',
  ]);
});

test('values that violate the schema have an error too, in lists with their index', async () => {
  const stays = [{ nights: 3 }, { nights: 'many' }, 7, { steps: [null] }];
  instead.stays = giving({ stays });
  const { data, errors } = await run('{ stays { nights } }');
  expect(data).toEqual({ stays: [{ nights: 3 }, { nights: null }, null, { nights: null }] });
  expect(placesOf(errors)).toEqual([
    ['stays.1.nights', 'INTERNAL'],
    ['stays.2', 'INTERNAL'],
  ]);
  const strict = await run('{ stays { steps { id } } }');
  expect(placesOf(strict.errors)).toContainEqual(['stays.3.steps.0', 'INTERNAL']);
});

test('an entity that does not exist is null without an error', async () => {
  const stay = { __typename: 'Stay', id: '1', house: { __typename: 'House', id: 'gone' } };
  instead.stays = giving({ stay });
  expect(await run('{ stay(id: "1") { id house { id name } } }')).toEqual({ data: { stay: { id: '1', house: null } } });
});

test('an error below a member that was not selected is placed at the nearest that was', async () => {
  instead.houses = () =>
    Promise.resolve({
      data: { _entities: [{ __typename: 'House', city: null }] },
      errors: [{ message: 'No.', path: ['_entities', 0, 'city'], extensions: { code: 'CITY_LOST' } }],
    } as unknown as Answer);
  const { errors } = await run('{ stay(id: "1") { house { label } } }');
  expect(placesOf(errors)).toEqual([['stay.house', 'CITY_LOST']]);
});

test('a field of a mutation that fails and can be null hides nothing', async () => {
  const context = { total: 1 };
  const { data, errors } = await run('mutation { a: add(by: 1) b: close(id: "h1") c: add(by: 2) }', {}, context);
  expect(data).toEqual({ a: 2, b: null, c: 4 });
  expect(placesOf(errors)).toEqual([['b', 'HOUSE_BUSY']]);
});

test('after a field of a mutation that fails and cannot be null, nothing is executed whose result would be hidden', async () => {
  const context = { total: 1 };
  const { data, errors } = await run('mutation { a: add(by: 1) b: open(id: "h1") c: add(by: 2) }', {}, context);
  expect(data).toBeNull();
  expect(placesOf(errors)).toEqual([['b', 'HOUSE_BUSY']]);
  expect(context.total).toBe(2);
});

test('a condition that is null is refused before anything is executed', async () => {
  const { data, errors } = await run('mutation ($y: Boolean = true) { add(by: 1) @include(if: $y) }', { y: null });
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(sent).toEqual([]);
});

describe('when the client leaves or the time is up', () => {
  const hangs = () => new Promise<never>(() => undefined);

  test('what a query has found is answered, later fetches are not sent, and the rest has errors with paths', async () => {
    const controller = new AbortController();
    instead.houses = hangs;
    const running = run('{ stay(id: "1") { code house { label } } }', {}, { signal: controller.signal });
    await new Promise((done) => setTimeout(done, 100));
    controller.abort(new DOMException('Over.', 'TimeoutError'));
    const { data, errors } = await running;
    expect(data).toEqual({ stay: { code: 'code-1', house: { label: null } } });
    expect(placesOf(errors)).toEqual([['stay.house.label', 'UNAVAILABLE']]);
    expect(sent.map(({ name }) => name)).toEqual(['stays', 'houses']);
    expect(reported).toHaveLength(1);
  });

  test('nothing is logged for a client that has left', async () => {
    const controller = new AbortController();
    controller.abort();
    const { data } = await run('{ stay(id: "1") { code } }', {}, { signal: controller.signal });
    expect([data, sent, reported]).toEqual([{ stay: null }, [], []]);
  });

  test('a mutation goes on, because what it has written is told later', async () => {
    const controller = new AbortController();
    controller.abort();
    const { data } = await run('mutation { add(by: 1) }', {}, { total: 1, signal: controller.signal });
    expect(data).toEqual({ add: 2 });
  });
});
