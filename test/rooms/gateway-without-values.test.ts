import { buildSchema, getVariableValues, parse, validate } from 'graphql';
import { withoutValues } from '#gateway/plan/without-values.js';

const schema = buildSchema(`
  enum Color { red green }
  input Card { name: String!, number: Int, color: Color, ratio: Float, on: Boolean }
  type Query { take(card: Card, id: ID, list: [Card!]): String }
`);
const [operation] = parse('query ($card: Card, $id: ID, $list: [Card!]) { take(card: $card, id: $id, list: $list) }')
  .definitions as never[];
const SECRET = 4_111_111_111_111_111;

const told = (variables: object) => {
  const definitions = (operation as unknown as { variableDefinitions: [] }).variableDefinitions;
  const { errors } = getVariableValues(schema, definitions, variables as Record<string, unknown>);
  return errors!.map(({ message }) => withoutValues(message));
};

test.each([
  [
    { card: { name: SECRET } },
    'Variable "$card" got an invalid value at "card.name"; String cannot represent a non string value.',
  ],
  [
    { card: { name: 'x', number: `${SECRET}` } },
    'Variable "$card" got an invalid value at "card.number"; Int cannot represent non-integer value.',
  ],
  [
    { card: { name: 'x', number: SECRET } },
    'Variable "$card" got an invalid value at "card.number"; Int cannot represent non 32-bit signed integer value.',
  ],
  [
    { card: { name: 'x', ratio: `${SECRET}` } },
    'Variable "$card" got an invalid value at "card.ratio"; Float cannot represent non numeric value.',
  ],
  [
    { card: { name: 'x', on: SECRET } },
    'Variable "$card" got an invalid value at "card.on"; Boolean cannot represent a non boolean value.',
  ],
  [
    { card: { name: 'x', color: `${SECRET}` } },
    'Variable "$card" got an invalid value at "card.color"; The value does not exist in "Color" enum.',
  ],
  [
    { card: { name: 'x', color: SECRET } },
    'Variable "$card" got an invalid value at "card.color"; The value does not exist in "Color" enum.',
  ],
  [{ id: [SECRET] }, 'Variable "$id" got an invalid value; ID cannot represent value.'],
  [{ card: `${SECRET}` }, 'Variable "$card" got an invalid value; Expected type "Card" to be an object.'],
  [
    { list: [{ name: SECRET }] },
    'Variable "$list" got an invalid value at "list[0].name"; String cannot represent a non string value.',
  ],
  [{ card: {} }, 'Variable "$card" got an invalid value; Field "name" of required type "String!" was not provided.'],
])('%j', (variables, expected) => {
  expect(told(variables)).toEqual([expected]);
});

test('does not quote literal values of the document either', () => {
  const document = parse(`{ take(card: { name: ${SECRET}, color: "${SECRET}", number: "${SECRET}", on: ${SECRET} }) }`);
  const messages = validate(schema, document).map(({ message }) => withoutValues(message));
  expect(messages).toHaveLength(4);
  for (const message of messages) expect(message).not.toMatch(/4111/);
});

test('keeps a message without values unchanged', () => {
  expect(withoutValues('There is no such reservation.')).toBe('There is no such reservation.');
  expect(withoutValues('Cannot query field "x" on type "Query".')).toBe('Cannot query field "x" on type "Query".');
});
