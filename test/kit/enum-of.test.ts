import 'reflect-metadata';
import { graphql } from 'graphql';
import { Arg, Field, InputType, Query, Resolver } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { subgraphSchema } from '#kit/graph/subgraph.js';

const Order = capitalEnumOf('SampleOrder', 'Sample.', {
  newestFirst: 'One.',
  'oldest-first': 'Two.',
  by_name: 'Three.',
});

@InputType()
class SampleFilter {
  @Field(() => Order, { defaultValue: 'oldest-first' })
  order!: string;
}

@Resolver()
class SampleResolver {
  @Query(() => [String])
  seen(
    @Arg('order', () => Order, { defaultValue: 'newestFirst' }) order: string,
    @Arg('filter', () => SampleFilter, { nullable: true }) filter: SampleFilter | null,
  ) {
    return [order, filter?.order ?? ''];
  }

  @Query(() => Order)
  given(@Arg('order', () => Order) order: string) {
    return order;
  }
}

const parts = { resolvers: [SampleResolver], types: [], references: {} };

test('words are in capitals outside and as in the code inside, defaults too', async () => {
  const { schema, sdl } = await subgraphSchema(parts);
  expect(sdl).toContain('order: SampleOrder! = NEWEST_FIRST');
  const asked = async (source: string) =>
    (await graphql({ schema, source, contextValue: { viewer: { kind: 'api' } } })).data;
  expect({ ...(await asked('{ seen(filter: {}) }')) }).toEqual({ seen: ['newestFirst', 'oldest-first'] });
  const source = '{ seen(order: BY_NAME, filter: { order: NEWEST_FIRST }) given(order: OLDEST_FIRST) }';
  expect({ ...(await asked(source)) }).toEqual({ seen: ['by_name', 'newestFirst'], given: 'OLDEST_FIRST' });
});
