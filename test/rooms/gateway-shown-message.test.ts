import { buildSchema, getVariableValues, parse, validate } from 'graphql';
import { shownMessage } from '#gateway/supergraph/shown-message.js';
import type { Viewer } from '#kit/viewer/viewer.js';

const many = Array.from({ length: 30 }, (_, n) => `V${n}`).join(' ');
const schema = buildSchema(`
  enum Color { red green }
  enum Many { ${many} }
  type Query { take(color: Color, many: Many): String }
`);

const said = (document: string, kind: Viewer['kind'] = 'api', introspection = true) =>
  validate(schema, parse(document)).map(({ message }) => shownMessage(schema, introspection)(message, { kind }));

test.each([
  ['{ take(color: blue) }', 'The value does not exist in "Color" enum. Allowed values: red, green.'],
  ['{ take(color: "red") }', 'Expected a value of "Color" enum, without quotes. Allowed values: red, green.'],
  [
    '{ take @defer }',
    'The @defer directive is not supported: results are sent as a whole. Remove it, or run two operations.',
  ],
  [
    '{ take @stream }',
    'The @stream directive is not supported: results are sent as a whole. Remove it, or run two operations.',
  ],
  ['{ take @live }', 'Unknown directive "@live".'],
])('%s: %s', (document, message) => expect(said(document)).toEqual([message]));

test('lists the allowed values of variables too, without the value that was sent', () => {
  const [operation] = parse('query ($color: Color) { take(color: $color) }').definitions as never[];
  const { variableDefinitions } = operation as unknown as { variableDefinitions: [] };
  const { errors } = getVariableValues(schema, variableDefinitions, { color: 'ann.lee@example.com' });
  expect(shownMessage(schema, true)(errors![0]!.message, { kind: 'api' })).toBe(
    'Variable "$color" got an invalid value; The value does not exist in "Color" enum. Allowed values: red, green.',
  );
});

test('cuts long lists', () => {
  expect(said('{ take(many: W) }')[0]).toMatch(/Allowed values: V0, V1, .*, V19, …$/);
});

test.each([
  ['sdk', true],
  ['guest', true],
  ['api', false],
] as const)('names nothing of the schema to %s where introspection is %s', (kind, introspection) => {
  expect(said('{ take(color: rad) }', kind, introspection)).toEqual(['The value does not exist in "Color" enum.']);
  expect(said('{ tak }', kind, introspection)).toEqual(['Cannot query field "tak" on type "Query".']);
});
