import { buildSchema } from 'graphql';
import { checkDates } from '#kit/graph/scalars.js';
import { variableChecks } from '#rest-shim/variable-problems.js';

const schema = buildSchema(`
  scalar Date
  scalar DateTime
  enum Way { email sms }
  enum Kind { charge refund dispute }
  input Line { kind: Kind on: Date count: Int! }
  input Order { way: Way! at: DateTime lines: [Line!] note: String }
  type Query { orders(orders: [Order!]!): Int order(order: Order, way: Way, name: String): Int }
`);
checkDates(schema);

const one = variableChecks(
  schema,
  'query ($input: Order, $way: Way, $name: String) { order(order: $input, way: $way, name: $name) }',
);
const several = variableChecks(schema, 'query ($orders: [Order!]!) { orders(orders: $orders) }');

test('reports every value that does not fit, by its path and without the value', () => {
  const lines = [{ kind: 'theft', on: '1980-17-05', count: 1.5 }];
  expect(one({ input: { way: 'pigeon', at: 'yesterday', lines }, way: 'post' })).toEqual([
    { loc: ['way'], msg: 'must be email or sms', type: 'enum' },
    { loc: ['at'], msg: 'must be a date and time with time zone (ISO 8601)', type: 'value_error' },
    { loc: ['lines', '0', 'kind'], msg: 'must be one of charge, refund, dispute', type: 'enum' },
    { loc: ['lines', '0', 'on'], msg: 'must be a date (YYYY-MM-DD)', type: 'value_error' },
    { loc: ['lines', '0', 'count'], msg: 'must be an integer', type: 'int_type' },
    { loc: ['way'], msg: 'must be email or sms', type: 'enum' },
  ]);
});

test('a whole number beyond 32 bits is too large or too small', () => {
  const of = (count: number) => one({ input: { way: 'sms', lines: [{ count }] } }).map(({ msg, type }) => [msg, type]);
  expect(of(3e9)).toEqual([['must be at most 2147483647', 'less_than_equal']]);
  expect(of(-3e9)).toEqual([['must be at least -2147483648', 'greater_than_equal']]);
});

test('a path in a list begins with the index', () => {
  expect(several({ orders: [{ way: 'sms' }, { way: 'post' }] })).toEqual([
    { loc: ['1', 'way'], msg: 'must be email or sms', type: 'enum' },
  ]);
});

test('leaves what fits, what is absent and other mismatches alone', () => {
  expect(one({ input: { way: 'email', at: '2027-03-01T14:30:00Z', lines: [{ count: 2, on: '2027-03-01' }] } })).toEqual(
    [],
  );
  expect(one({ input: null, name: 5 })).toEqual([]);
  expect(one({ input: { lines: [] } })).toEqual([]);
});
