import { schemaProblems, untold } from '../support/schema-problems.js';

const schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    count: { type: 'integer' },
    color: { type: ['string', 'null'], enum: ['red', null] },
    rows: { type: 'array', items: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } } },
  },
  required: ['id'],
};

test.each([
  [{ id: 'a' }],
  [{ id: 'a', count: 2, color: null, rows: [{ at: '2030-01-01T00:00:00Z' }] }],
  [{ id: 'a', other: 1 }],
])('accepts %j', (value) => expect(schemaProblems(schema, value)).toEqual([]));

test.each([
  [{}, '$.id: missing'],
  [{ id: 1 }, '$.id: integer, not string'],
  [{ id: 'a', count: 1.5 }, '$.count: number, not integer'],
  [{ id: 'a', color: 'blue' }, '$.color: not a word of the enum'],
  [{ id: 'a', rows: [{ at: 'soon' }] }, '$.rows[0].at: no moment'],
  [[], '$: array, not object'],
])('refuses %j: %s', (value, problem) => expect(schemaProblems(schema, value)).toEqual([problem]));

test('an unknown keyword does not pass silently', () =>
  expect(schemaProblems({ oneOf: [] }, 1)).toEqual(['$: the schema says oneOf']));

test('names members that a schema does not define', () =>
  expect(untold(schema, { id: 'a', more: 1, rows: [{ at: 'x', why: 2 }] })).toEqual(['$.more', '$.rows[].why']));
