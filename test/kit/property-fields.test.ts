import 'reflect-metadata';
import { Arg, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { isObjectType } from 'graphql';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { isPropertyField } from '#kit/graph/property-fields.js';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import { subgraphSchema } from '#kit/graph/subgraph.js';
import { ask } from '../rooms/gateway-sample/ask.js';

@ObjectType()
class Boat {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  masts!: number;

  @Field(() => [String], { nullable: true })
  flags?: (string | null)[] | null;

  @Field(() => String)
  get name(): string {
    if (this.id === 'nameless') throw new Error('No name.');
    return `The ${this.id}`;
  }

  @Field(() => Int)
  length!: number;
}

const boat = (members: object) => Object.assign(new Boat(), { masts: 2, length: 9 }, members);

const BOATS = [
  boat({ id: 'ketch', flags: ['A', 'B'] }),
  boat({ id: 'nameless' }),
  boat({ id: 'broken', masts: 'two' }),
  boat({ id: 'bare', masts: null }),
  boat({ id: 'torn', flags: [null] }),
];

@Resolver(() => Boat)
class BoatResolver {
  @OpenToSdk()
  @Query(() => Boat, { nullable: true })
  boat(@Arg('id', () => ID) id: string) {
    return BOATS.find((each) => each.id === id);
  }

  @FieldResolver()
  length(@Root() { length }: Boat) {
    return length + 1;
  }
}

const schemaOfBoats = async () =>
  (await subgraphSchema({ resolvers: [BoatResolver], types: [Boat], references: {} })).schema;

test('only plain properties are read without a resolver', async () => {
  const type = (await schemaOfBoats()).getType('Boat');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  expect(fields.filter(isPropertyField).map(({ name }) => name)).toEqual(['id', 'masts', 'flags']);
});

const inTurns = BOATS.flatMap(({ id }) =>
  ['id length', 'id flags', 'id name', 'id masts', 'a: id b: id __typename'].map((fields) => ({ id, fields })),
);

test.each(inTurns)('compiled queries answer as interpreted ones: $id { $fields }', async ({ id, fields }) => {
  const query = `query ($id: ID!) { boat(id: $id) { ${fields} } }`;
  const answers = [Infinity, 0].map(async (compileAfter) => {
    const source = localDataSource(await schemaOfBoats(), (context) => context, { compileAfter });
    const { data, errors } = await ask(source, query, { id }, { viewer: { kind: 'api' } });
    const shown = errors?.map(({ message, path }) => ({ message, path }));
    return JSON.parse(JSON.stringify({ data, errors: shown })) as unknown;
  });
  const [interpreted, compiled] = await Promise.all(answers);
  expect(compiled).toEqual(interpreted);
});
