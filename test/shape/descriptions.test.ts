import { buildSchema } from 'graphql';
import { startSupergraph } from '#gateway/supergraph/supergraph.js';
import { printSchema } from '#subgraphs/print-schema.js';
import { descriptionViolations } from './rules/descriptions.js';

const found = (sdl: string) => descriptionViolations(buildSchema(sdl));

describe('everything in the public schema has a description', () => {
  test.each([
    ['a type', 'type Query { "." a: A } type A { "." b: Int }', 'A has no description'],
    ['a field', 'type Query { a: Int }', 'Query.a has no description'],
    ['a field with a blank one', 'type Query { "  " a: Int }', 'Query.a has no description'],
    ['an argument', 'type Query { "." a(b: Int): Int }', 'Query.a.b has no description'],
    ['an enum value', 'type Query { "." a: E } "." enum E { ONE }', 'E.ONE has no description'],
    ['a member of an input', 'type Query { "." a("." b: I): Int } "." input I { c: Int }', 'I.c has no description'],
    ['a field of an interface', 'type Query { "." a: N } "." interface N { id: ID }', 'N.id has no description'],
    ['a scalar', 'type Query { "." a: S } scalar S', 'S has no description'],
  ])('%s needs a description', (_title, sdl, violation) => expect(found(sdl)).toEqual([violation]));

  test.each([
    ['a field', 'type Query { "." a: Int @deprecated }', 'Query.a is deprecated without a reason'],
    ['an empty one', 'type Query { "." a: Int @deprecated(reason: "") }', 'Query.a is deprecated without a reason'],
    [
      'an enum value',
      'type Query { "." a: E } "." enum E { "." ONE @deprecated }',
      'E.ONE is deprecated without a reason',
    ],
  ])('a deprecation needs a reason: %s', (_title, sdl, violation) => expect(found(sdl)).toEqual([violation]));

  test('accepts a part with both', () => {
    expect(found('type Query { "." a("." b: Int): Int @deprecated(reason: "Ask for c.") }')).toEqual([]);
  });

  test('holds in the public part of the supergraph', async () => {
    const supergraphSdl = (await printSchema())['supergraph.graphql']!;
    const dataSourceFor = () => ({ process: () => Promise.reject(new Error('Nothing is asked here.')) });
    const { schema } = await startSupergraph({ supergraphSdl, dataSourceFor });
    expect(schema.getType('KeyHolder')).toBeUndefined();
    expect(descriptionViolations(schema)).toEqual([]);
  });
});
