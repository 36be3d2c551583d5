import 'reflect-metadata';
import { type ExecutionResult, type GraphQLSchema, graphql, printType } from 'graphql';
import { Arg, Directive, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Failure, badInput } from '#kit/failure.js';
import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { pathsWithinArguments } from '#kit/graph/payload/argument-paths.js';
import { resultsOf, userProblemsOf } from '#kit/graph/payload/read-payload.js';
import { subgraphSchema } from '#kit/graph/subgraph.js';
import { phraseReader } from '#kit/phrase-reader.js';

@ObjectType('House', { description: 'House.' })
class House {
  @Field(() => ID, { description: 'ID.' })
  id!: string;
}

@InputType('HouseInput', { description: 'House to save.' })
class HouseInput {
  @Field(() => String, { nullable: true, description: 'Name.' })
  name?: string;
}

const failure = { next: null as Error | null };
const seen: unknown[] = [];

function saved<Result>(result: Result, ...given: unknown[]): Result {
  seen.push(given);
  if (failure.next) throw failure.next;
  return result;
}

@Resolver()
class HouseResolver {
  @Query(() => String, { description: 'Text.' })
  text() {
    return 'text';
  }

  @Mutation(() => House, { nullable: true, description: 'Save a house.' })
  saveHouse(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => HouseInput) input: HouseInput,
    @Arg('floors', () => Int, { defaultValue: 2 }) floors: number,
    @Arg('street', () => String, { nullable: true }) street?: string,
  ) {
    return saved({ id }, id, { ...input }, floors, street);
  }

  @Mutation(() => House, { description: 'Add a house.' })
  addHouse(@Arg('input', () => HouseInput) input: HouseInput) {
    return saved({ id: 'new' }, { ...input });
  }

  @Mutation(() => ID, { description: 'Remove a house.' })
  removeHouse(@Arg('id', () => ID) id: string) {
    return saved(id);
  }

  @ResultName('sold')
  @Mutation(() => Int, { description: 'Sell all houses.' })
  sellHouses() {
    return saved(3);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, { description: 'For the service itself.' })
  countHouses(@Arg('id', () => ID) id: string) {
    return saved(id.length);
  }
}

const CODES = { BAD_INPUT: 'A value is invalid.', HOUSE_TAKEN: 'Another guest has the house.' };
const FAILURES = { codes: CODES, phraseOf: phraseReader({ too_long: 'is too long' }) };
let schema: GraphQLSchema;

beforeAll(async () => {
  ({ schema } = await subgraphSchema({ resolvers: [HouseResolver], types: [], references: {} }, FAILURES));
});
beforeEach(() => {
  failure.next = null;
  seen.length = 0;
});

const run = (source: string): Promise<ExecutionResult> =>
  graphql({ schema, source, contextValue: { viewer: { kind: 'api' } } });
const printed = (name: string) => printType(schema.getType(name)!).replaceAll(/"""[^"]*"""\s*/g, '');
const ERRORS = 'userErrors { code message field rule }';

test('one input, and a payload with the result and user errors', () => {
  expect(printed('SaveHouseInput').split(/\s+/).join(' ')).toBe(
    'input SaveHouseInput { id: ID! house: HouseInput! floors: Int! = 2 street: String }',
  );
  expect(printed('SaveHousePayload').split(/\s+/).join(' ')).toBe(
    'type SaveHousePayload { house: House userErrors: [UserError!]! }',
  );
  const mutation = printed('Mutation').split(/\s+/).join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
  expect(mutation).toContain('saveHouse(input: SaveHouseInput!): SaveHousePayload');
  expect(mutation).toContain('addHouse(input: HouseInput!): AddHousePayload');
  expect(mutation).toContain('sellHouses: SellHousesPayload');
  expect(mutation).toContain('countHouses(id: ID!): Int');
  expect(printed('RemoveHousePayload')).toContain('deletedId: ID');
  expect(printed('SellHousesPayload')).toContain('sold: Int');
  expect(schema.getType('CountHousesPayload')).toBeUndefined();
});

test('resolvers get their own arguments, with defaults and without what is missing', async () => {
  const { data, errors } = await run(`mutation {
    saveHouse(input: { id: "h1", house: { name: "Mill" } }) { house { id } ${ERRORS} }
    addHouse(input: { name: "Barn" }) { house { id } ${ERRORS} }
    removeHouse(input: { id: "h2" }) { deletedId ${ERRORS} }
    sellHouses { sold ${ERRORS} }
    countHouses(id: "abc")
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    saveHouse: { house: { id: 'h1' }, userErrors: [] },
    addHouse: { house: { id: 'new' }, userErrors: [] },
    removeHouse: { deletedId: 'h2', userErrors: [] },
    sellHouses: { sold: 3, userErrors: [] },
    countHouses: 3,
  });
  expect(seen).toEqual([['h1', { name: 'Mill' }, 2, undefined], [{ name: 'Barn' }], [], [], []]);
  expect(resultsOf(data as Record<string, unknown>)).toEqual({
    saveHouse: { id: 'h1' },
    addHouse: { id: 'new' },
    removeHouse: 'h2',
    sellHouses: 3,
    countHouses: 3,
  });
});

const ADD = `mutation { addHouse(input: {}) { house { id } ${ERRORS} } }`;

test('what a user can correct is in userErrors, with each invalid value', async () => {
  failure.next = new Failure('BAD_INPUT', 'name is too long', [
    { loc: ['name'], msg: 'is too long', type: 'too_long' },
    { loc: ['rooms', '0'], msg: 'is empty', type: 'too_short' },
  ]);
  const { data, errors } = await run(ADD);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    addHouse: {
      house: null,
      userErrors: [
        { code: 'BAD_INPUT', message: 'name is too long', field: ['input', 'name'], rule: 'too_long' },
        { code: 'BAD_INPUT', message: 'rooms.0 is empty', field: ['input', 'rooms', '0'], rule: 'too_short' },
      ],
    },
  });
  expect(resultsOf(data as Record<string, unknown>)).toEqual({ addHouse: null });
  expect(userProblemsOf(data as Record<string, unknown>)).toEqual([
    {
      code: 'BAD_INPUT',
      message: 'name is too long',
      details: failure.next instanceof Failure && failure.next.details,
    },
  ]);
  failure.next = new Failure('HOUSE_TAKEN', 'Another guest has it.');
  expect((await run(ADD)).data?.addHouse).toMatchObject({
    userErrors: [{ code: 'HOUSE_TAKEN', message: 'Another guest has it.', field: null, rule: null }],
  });
});

test('what is wrong with a value has a phrase, if it has a code', async () => {
  failure.next = new Failure('BAD_INPUT', 'name is too long', [
    { loc: ['name'], msg: 'is too long', type: 'too_long' },
    { loc: ['rooms', '0'], msg: 'is empty', type: 'too_short' },
  ]);
  const { data } = await run('mutation { addHouse(input: {}) { userErrors { phrase { code values { name } } } } }');
  expect(data).toEqual({ addHouse: { userErrors: [{ phrase: { code: 'too_long', values: [] } }, { phrase: null }] } });
});

test.each([
  [['name'], ['input', 'house', 'name'], ['name']],
  [['input', 'name'], ['input', 'house', 'name'], ['name']],
  [['street'], ['input', 'street'], ['street']],
  [
    ['other', 'part'],
    ['input', 'other', 'part'],
    ['other', 'part'],
  ],
  [[], ['input'], []],
])('the path %j starts at the argument of the mutation: %j', async (loc, field, within) => {
  const details = [{ loc, msg: 'is wrong', type: 'value_error' }];
  failure.next = new Failure('BAD_INPUT', [within.join('.'), 'is wrong'].filter(Boolean).join(' '), details);
  const operation = `mutation { saveHouse(input: { id: "h1", house: {} }) { house { id } ${ERRORS} } }`;
  const { data } = await run(operation);
  expect(data).toMatchObject({ saveHouse: { userErrors: [{ field }] } });
  expect(userProblemsOf(data as Record<string, unknown>, pathsWithinArguments(schema, operation))).toMatchObject([
    { details: [{ loc: within, msg: 'is wrong' }] },
  ]);
});

test.each([
  ['a failure with another code', new Failure('FORBIDDEN', 'No.'), 'No.'],
  ['an error that is no failure', new TypeError('x is not a function'), 'x is not a function'],
])('%s stays a top-level error', async (_, error, message) => {
  failure.next = error;
  const { data, errors } = await run(ADD);
  expect(data).toEqual({ addHouse: null });
  expect(errors).toMatchObject([{ message, path: ['addHouse'] }]);
});

test('a failed mutation does not hide what another one changed', async () => {
  failure.next = badInput('name', 'is missing');
  const both = await run(`mutation { ${ADD.slice(11, -2)} countHouses(id: "ab") }`);
  expect(both.data).toMatchObject({ addHouse: { house: null }, countHouses: null });
  expect(both.errors).toMatchObject([{ path: ['countHouses'] }]);
});

test('a scalar result without a name is refused when the schema is built', async () => {
  @Resolver()
  class NamelessResolver {
    @Query(() => String, { description: 'Text.' })
    other() {
      return 'text';
    }

    @Mutation(() => Int, { description: 'Count.' })
    nameless() {
      return 1;
    }
  }
  const parts = { resolvers: [NamelessResolver], types: [], references: {} };
  await expect(subgraphSchema(parts, FAILURES)).rejects.toThrow('nameless needs a name: @ResultName');
});
