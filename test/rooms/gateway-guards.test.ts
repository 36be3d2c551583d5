import { ApolloServer } from '@apollo/server';
import { buildSchema, getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { costLimit, parseOptions, queryCost, queryShapeRule, refuseCostly } from '#gateway/http/guards.js';
import { cpuTime } from '../support/cpu-time.js';

const typeDefs = /* GraphQL */ `
  type Query {
    node(first: Int, ids: [ID!]): Node
    nodes(size: Int = 25, limit: Int): [Node!]!
  }
  type Node {
    id: ID
    node(first: Int): Node
    nodes(first: Int): [Node!]!
    page(first: Int, last: Int): Node
  }
`;
const schema = buildSchema(typeDefs);
const nested = (levels: number): string => (levels === 1 ? 'id' : `node { ${nested(levels - 1)} }`);
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');
const doubling = (levels: number, leaf: string) =>
  `{ node { ...F0 } } ${times(levels, (i) => `fragment F${i} on Node { ...F${i + 1} ... on Node { ...F${i + 1} } }`)} fragment F${levels} on Node { ${leaf} }`;

function problems(text: string): string[] {
  return validate(schema, parse(text), [...specifiedRules, queryShapeRule()]).map(({ message }) => message);
}

describe('the guards', () => {
  it.each([
    ['12 levels', `{ ${nested(12)} }`, 0],
    ['13 levels', `{ ${nested(13)} }`, 1],
    ['13 levels by a fragment', `{ node { ...F } } fragment F on Node { ${nested(12)} }`, 1],
    ['30 aliases', `{ node { ${times(30, (i) => `a${i}: id`)} } }`, 0],
    ['31 aliases', `{ node { ${times(31, (i) => `a${i}: id`)} } }`, 1],
    ['aliases multiplied by fragments', doubling(6, 'a: id'), 1],
    ['20 root fields', `{ ${times(20, () => 'node { id }')} }`, 0],
    ['21 root fields', `{ ${times(21, () => 'node { id }')} }`, 1],
    ['root fields by a fragment', `{ ...F ...F } fragment F on Query { ${times(11, () => 'node { id }')} }`, 1],
    ['50 directives', `{ node { ${times(50, () => 'id @include(if: true)')} } }`, 0],
    ['51 directives', `{ node { ${times(51, () => 'id @include(if: true)')} } }`, 1],
    ['the introspection of common tools', getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }), 0],
    ['deeper introspection', `{ __type(name: "Node") { ${times(16, () => 'ofType {')} name ${'}'.repeat(16)} } }`, 1],
    ['a recursive fragment', '{ node { ...F } } fragment F on Node { id ...F }', 1],
  ])('count %s', (_, text, expected) => {
    expect(problems(text)).toHaveLength(expected);
  });

  it('handles fragments that expand a billion times immediately', async () => {
    const bomb = parse(doubling(30, 'a: id'));
    const spent = await cpuTime(() =>
      expect(validate(schema, bomb, [queryShapeRule()]).map(({ message }) => message)).toEqual([
        'The query has too many aliases. The limit is 30.',
      ]),
    );
    expect(spent).toBeLessThan(2_000);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['{ node { id } }', {}, 2],
    ['{ nodes { id } }', {}, 26],
    ['{ nodes(size: 3) { id nodes(first: 4) { id } } }', {}, 1 + 3 * (1 + 1 + 4)],
    ['query ($n: Int) { nodes(limit: $n, size: 1) { id } }', { n: 50 }, 51],
    ['{ nodes(size: 1000000) { id } }', {}, 101],
    ['{ node { page(last: 3) { id } } }', {}, 1 + 1 + 3],
    ['{ node { page { id } } }', {}, 1 + 1 + 25],
    ['query ($n: Int) { node { page(last: $n, first: 2) { id } } }', { n: 1_000 }, 1 + 1 + 100],
    ['{ nodes(size: -5) { id } }', {}, 2],
    ['query ($ids: [ID!]) { node(ids: $ids) { id } }', { ids: ['a', 'b', 'c'] }, 4],
    ['query ($n: Int) { nodes(limit: $n) { id } }', { n: 'many' }, 0],
    [doubling(20, 'id'), {}, Infinity],
  ])('price %s', (text, variables, cost) => {
    expect(queryCost({ schema, document: parse(text), variables })).toBe(cost);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['query ($n: Int) { nodes(size: $n) { nodes(first: $n) { nodes(first: $n) { id } } } }', { n: 1 }, { n: 100 }],
    ['query ($n: Int = 1) { nodes(size: $n) { nodes(first: $n) { nodes(first: $n) { id } } } }', {}, { n: 100 }],
    [
      'query ($y: Boolean!) { node { ... @include(if: $y) { nodes(first: 100) { nodes(first: 100) { nodes(first: 3) { id } } } } } }',
      { y: false },
      { y: true },
    ],
    [
      'query ($ids: [ID!]) { node(ids: $ids) { nodes(first: 100) { nodes(first: 100) { id } } } }',
      { ids: ['a'] },
      { ids: ['a', 'b', 'c'] },
    ],
  ])('a document that was cheap before is refused when it is costly: %s', (text, cheap, costly) => {
    const document = parse(text);
    const ask = (variables: Record<string, unknown>) => () => refuseCostly({ schema, document, variables });
    for (let times = 0; times < 2; times += 1) {
      expect(ask(cheap)).not.toThrow();
      expect(ask(costly)).toThrow('too complex');
    }
  });

  it('a document that came with an invalid variable first is refused when it is costly', () => {
    const text =
      'query ($id: ID!) { node(ids: [$id]) { nodes(first: 100) { nodes(first: 100) { nodes(first: 3) { id } } } } }';
    const document = parse(text);
    expect(() => refuseCostly({ schema, document, variables: { id: { invalid: true } } })).not.toThrow();
    expect(() => refuseCostly({ schema, document, variables: { id: 'a' } })).toThrow('too complex');
  });

  it('prices a document once for all values that cannot change its cost', () => {
    const document = parse('query ($id: ID!, $n: Int) { node(ids: [$id]) { nodes(first: $n) { id } } }');
    let reads = 0;
    const counted = new Proxy(schema, { get: (target, name) => (reads++, Reflect.get(target, name) as unknown) });
    const ask = (id: string, n: number) => refuseCostly({ schema: counted, document, variables: { id, n } });
    ask('a', 1);
    const first = reads;
    ask('b', 1);
    expect(reads).toBe(first);
    ask('b', 2);
    expect(reads).toBeGreaterThan(first);
  });

  it.each([
    ['too many tokens', `{ ${times(2000, () => 'node')} }`, /token/i],
    [
      'an excessive cost',
      '{ nodes(size: 100) { nodes(first: 100) { nodes(first: 100) { id } } } }',
      /The query is too complex/,
    ],
    ['too many levels', `{ ${nested(13)} }`, /too many nested levels\. The limit is 12/],
  ])('make Apollo Server refuse %s with 400', async (_, query, message) => {
    const server = new ApolloServer({
      typeDefs,
      parseOptions,
      validationRules: [queryShapeRule()],
      plugins: [costLimit()],
    });
    const { body, http } = await server.executeOperation({ query });
    expect((body as Extract<typeof body, { kind: 'single' }>).singleResult.errors?.[0]?.message).toMatch(message);
    expect(http.status).toBe(400);
    await server.stop();
  });
});
