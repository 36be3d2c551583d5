import { z } from 'zod';
import { readInput } from '#kit/graph/input-problems.js';

const schema = z.object({
  name: z.string().max(3),
  kind: z.enum(['a', 'b'], 'is neither a nor b'),
  year: z.union([z.number(), z.string()]),
  nights: z.number().int().min(1).nullish(),
  list: z.array(z.string()).min(1).max(2).nullish(),
  map: z.record(z.string(), z.boolean()).nullish(),
  even: z
    .number()
    .refine((n) => n % 2 === 0, { error: 'is odd', params: { type: 'multiple_of' } })
    .nullish(),
});
const GOOD = { name: 'abc', kind: 'a', year: 1990 };

test('reads valid input and drops unknown members', () => {
  expect(readInput(schema, { ...GOOD, more: 1 })).toEqual({ data: GOOD, problems: [] });
});

test.each([
  [{ name: undefined }, 'name', 'missing'],
  [{ kind: undefined }, 'kind', 'missing'],
  [{ year: undefined }, 'year', 'missing'],
  [{ name: null }, 'name', 'string_type'],
  [{ kind: null }, 'kind', 'enum'],
  [{ year: {} }, 'year', 'value_error'],
  [{ name: 'abcd' }, 'name', 'too_long'],
  [{ nights: 0 }, 'nights', 'greater_than_equal'],
  [{ nights: 1.5 }, 'nights', 'int_type'],
  [{ nights: '1' }, 'nights', 'float_type'],
  [{ list: [] }, 'list', 'too_short'],
  [{ list: ['a', 'b', 'c'] }, 'list', 'too_long'],
  [{ list: [5] }, 'list.0', 'string_type'],
  [{ list: {} }, 'list', 'list_type'],
  [{ map: [] }, 'map', 'dict_type'],
  [{ map: { a: 'x' } }, 'map.a', 'bool_type'],
  [{ even: 3 }, 'even', 'multiple_of'],
])('reports %j at %s as %s', (members, loc, type) => {
  const { data, problems } = readInput(schema, { ...GOOD, ...members });
  expect(data).toBeUndefined();
  expect(problems.map((problem) => [problem.loc.join('.'), problem.type])).toEqual([[loc, type]]);
  expect(problems[0]!.msg).toEqual(expect.stringMatching(/\S/));
});

test('problems do not contain the input', () => {
  const { problems } = readInput(schema, { ...GOOD, name: 'Ann Lee', kind: 'Ann Lee', year: ['Ann Lee'] });
  expect(problems).toHaveLength(3);
  expect(JSON.stringify(problems)).not.toContain('Ann');
});
