import type { GraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { prepareOperation } from '#gateway/plan/prepared-operation.js';
import { type Supergraph, startSupergraph } from '#gateway/supergraph/supergraph.js';
import { housesSchema } from './gateway-sample/houses.js';
import { staysSchema } from './gateway-sample/stays.js';
import { sampleSdl } from './gateway-sample/supergraph.js';

type Case = [title: string, text: string, variables?: Record<string, unknown>];

const S = (selection: string, id = '1') => `{ stay(id: "${id}") { ${selection} } }`;
const answered: Case[] = [
  ['one subgraph', S('id code nights verdict extra guests')],
  ['members in the selected order', S('house { rooms { beds name } name id } code id')],
  ['aliases', '{ b: stay(id: "1") { c: code h: house { n: name o: owner { name } } } a: stay(id: "2") { code } }'],
  ['keys and type names that are not selected', S('house { name } rating')],
  ['keys selected under aliases', S('key: id house { key: id t: __typename name }')],
  [
    'type names everywhere',
    '{ __typename stay(id: "1") { __typename house { __typename name } steps { t: __typename } } }',
  ],
  ['roots of both subgraphs', '{ viewer count houses { name } stays { id } }'],
  ['lists of entities', '{ stays { id house { name city } } }'],
  ['lists of lists of entities', '{ houses(size: 2) { name stays(first: 3) { id rating house { name } } } }'],
  ['nulls among entities', '{ stays(ids: ["1", "9", "3"]) { id rating house { name } } }'],
  ['a missing root', S('id house { name } rating', '9')],
  ['an entity that fails', S('id house { id name }', '2')],
  ['entities with one failure', '{ stays { id house { id name owner { name } } } }'],
  ['a strict member that is null in another subgraph', S('id house { name city }', '4')],
  ['a failing strict member of another subgraph', S('id owner { name }', '3')],
  ['a strict member that fails in a list', '{ stays { id owner { name } } }'],
  ['null propagated to the root', 'query ($id: ID!) { strictStay(id: $id) { id } count }', { id: '9' }],
  ['null propagated from below', S('id failingStrict', '1')],
  ['strict lists', '{ stays { id strictGuests looseNotes { text author } notes(first: 3) { text fragile } } }'],
  ['notes with a failing strict member', S('looseNotes { author house { name } }')],
  ['errors with codes and paths', S('id failing leaking house { name }', '2')],
  ['a failing root', '{ a: stay(id: "bad") { id } b: stay(id: "1") { rating } }'],
  ['members that need another subgraph first', '{ houses { id label } stays { house { label } } }'],
  ['an interface', S('steps { id title ... on Upload { bytes house { name } } ... on Consent { version } }')],
  [
    'a union with entities',
    S('findings { ... on Upload { title house { city } } ... on House { name stays(first: 1) { rating } } }'),
  ],
  ['a root interface', '{ step(id: "u1") { title ... on Upload { house { name } } } }'],
  [
    'fragments of fragments',
    `${S('...A ...B')} fragment A on Stay { house { ...C name } code } fragment B on Stay { house { owner { name } ...C } nights } fragment C on House { city }`,
  ],
  ['parts of one member', S('house { name } code house { city owner { id } } house { owner { name } }')],
  [
    'variables with and without defaults',
    'query ($n: Int = 1, $m: Int, $id: ID!) { stay(id: $id) { notes(first: $n) { text } house { rooms(first: $m) { name } stays(first: $m) { id } } } }',
    { m: 1, id: '1' },
  ],
  [
    'input objects',
    'query ($p: Period) { stay(id: "1") { score(weight: 2.5, period: $p) rating } }',
    { p: { to: 'x' } },
  ],
  [
    'mutations in order',
    'mutation { a: add(by: 1) b: add(by: 2) r: rename(id: "1", code: "new") { code house { name } rating } c: add(by: 4) }',
  ],
  ['a missing variable', 'query ($id: ID!) { stay(id: $id) { id } }'],
  ['an invalid variable', 'query ($n: Int) { stays(limit: $n) { id } }', { n: 'x' }],
  ['recursion over both', S('parent { parent { rating house { name } } rating }', '3')],
  ['only the type name', '{ __typename }'],
  [
    '@skip and @include',
    'query ($y: Boolean!) { stay(id: "1") { id @skip(if: $y) house @include(if: $y) { name } } }',
    { y: true },
  ],
  [
    'conditions on roots, fragments and whole fetches',
    `query ($y: Boolean!, $n: Boolean = false) {
      viewer @include(if: $n) count @skip(if: $n)
      stay(id: "1") { ...R @include(if: $y) ... @skip(if: $y) { code } ... on Stay @include(if: $n) { rating } house { id city @include(if: false) } }
    } fragment R on Stay { rating house { name @skip(if: $n) } }`,
    { y: true },
  ],
  [
    'members of a union under one name',
    '{ stay(id: "1") { findings { ... on Upload { x: title } ... on House { x: name city } } } }',
  ],
  [
    'an interface inside an entity fetch',
    '{ houses { stays(first: 1) { steps { __typename title ... on Upload { house { city name } } } } } }',
  ],
];
const left: Case[] = [
  ['introspection', '{ __type(name: "Stay") { name } count }'],
  ['introspection alone', '{ __type(name: "Stay") { name fields { name } } kind: __typename }'],
  ['names of inherited object members', S('constructor: id __proto__: code')],
];

let supergraph: Supergraph;
let oracle: Supergraph;

beforeAll(async () => {
  const schemas: Record<string, GraphQLSchema> = { stays: staysSchema(), houses: housesSchema() };
  const dataSourceFor = (name: string): GraphQLDataSource =>
    localDataSource(schemas[name] as GraphQLSchema, (context) => context, { compileAfter: Infinity });
  supergraph = await startSupergraph({ supergraphSdl: sampleSdl(), dataSourceFor, ownExecutor: true });
  oracle = await startSupergraph({ supergraphSdl: sampleSdl(), dataSourceFor });
});

async function answer(of: Supergraph, text: string, variables: Record<string, unknown>) {
  const context = { total: 10, viewer: 'me' };
  const { data, errors } = await of.execute(prepareOperation(of.schema, text), variables, context);
  // As text, so that the order of the members counts too.
  return { answer: { text: JSON.stringify({ data, errors }, null, 1), context }, data };
}

/** The gateway's own executor makes objects without a prototype, ours makes plain ones. */
const isOurs = (data: unknown) => Object.getPrototypeOf(data) === Object.prototype;
const titled = (cases: Case[]) => cases.map(([title, text, variables = {}]) => ({ title, text, variables }));

async function compare(text: string, variables: Record<string, unknown>, byUs: boolean): Promise<void> {
  const expected = await answer(oracle, text, variables);
  for (let run = 0; run < 3; run += 1) {
    const given = await answer(supergraph, text, variables);
    expect(given.answer).toEqual(expected.answer);
    if (given.data) expect(isOurs(given.data)).toBe(byUs);
  }
}

describe('the plan executor', () => {
  it.each(titled(answered))('answers as the gateway does: $title', ({ text, variables }) =>
    compare(text, variables, true),
  );

  it.each(titled(left))('leaves to the gateway: $title', ({ text, variables }) => compare(text, variables, false));

  it('keeps the operations of one document apart', async () => {
    const text = 'query A { a: count } query B { b: count }';
    const server = new ApolloServer<object>({ gateway: supergraph.gateway });
    await server.start();
    for (const operationName of ['A', 'B', 'A', 'B']) {
      const { body } = await server.executeOperation({ query: text, operationName }, { contextValue: { total: 3 } });
      const { data } = (body as Extract<typeof body, { kind: 'single' }>).singleResult;
      expect(data).toEqual({ [operationName.toLowerCase()]: 3 });
    }
  });
});
