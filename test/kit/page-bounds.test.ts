import { buildSchema, graphql } from 'graphql';
import { boundPages } from '#kit/graph/page-bounds.js';

const schema = buildSchema(
  'type Query { list(from: Int! = 0, size: Int, name: String): Page! } type Page { of(first: Int): Int }',
);
boundPages(schema);
const root = { list: () => ({ of: ({ first }: { first: number }) => first }) };
const ask = (source: string) => graphql({ schema, source, rootValue: root });

test.each(['{ list { of(first: 0) } }', '{ list(from: 0, size: null) { of(first: 3) } }', '{ list(size: 7) { of } }'])(
  '%s is answered',
  async (source) => expect((await ask(source)).errors).toBeUndefined(),
);

test.each([
  ['{ list(from: -1, size: -2) { of } }', ['from', 'size']],
  ['{ list { of(first: -1) } }', ['first']],
])('refuses %s and names its arguments', async (source, names) => {
  const [error] = (await ask(source)).errors!;
  expect(error!.originalError).toMatchObject({ code: 'BAD_INPUT', details: names.map((name) => ({ loc: [name] })) });
});
