import { buildSchema, graphqlSync, parse, validate } from 'graphql';
import { DateScalar, DateTimeScalar, checkDates } from '#kit/graph/scalars.js';

const DAYS = ['2027-02-28', '2028-02-29', '0999-01-01'];
const NO_DAYS = ['2027-02-29', '2027-13-01', '2027-1-1', '27-01-01', '2027-01-01T00:00:00Z', '', 20270101, null];
const TIMES = ['2027-03-01T14:30:00Z', '2027-03-01T14:30:00.123456+05:30', '2027-03-01t14:30:00z'];
const NO_TIMES = [
  '2027-03-01',
  '2027-03-01T14:30:00',
  '2027-03-01T14:30Z',
  '2027-02-30T00:00:00Z',
  '2027-03-01T24:30:00Z',
  '',
  1_800_000_000,
  null,
];

test.each(DAYS)('Date takes and gives %s', (day) => {
  expect([DateScalar.parseValue(day), DateScalar.serialize(day)]).toEqual([day, day]);
});

test.each(NO_DAYS)('Date refuses %p', (value) => {
  expect(() => DateScalar.parseValue(value)).toThrow('Date must be a day of the calendar, YYYY-MM-DD.');
  expect(() => DateScalar.serialize(value)).toThrow('Date must be a day of the calendar');
});

test.each(TIMES)('DateTime reads %s', (text) => {
  expect(DateTimeScalar.parseValue(text)).toEqual(new Date(text));
  expect(DateTimeScalar.serialize(text)).toBe(new Date(text).toISOString());
});

test.each(NO_TIMES)('DateTime refuses %p', (value) => {
  expect(() => DateTimeScalar.parseValue(value)).toThrow('DateTime must be a time with a time zone (RFC 3339)');
});

test('DateTime gives a time in UTC and refuses an invalid one', () => {
  expect(DateTimeScalar.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(() => DateTimeScalar.serialize(new Date(NaN))).toThrow('DateTime must be');
});

describe('a schema built from SDL', () => {
  const schema = buildSchema(`
    scalar Date
    scalar DateTime
    type Query { born(on: Date): String since(at: DateTime): String }
  `);
  checkDates(schema);
  const rootValue = {
    born: ({ on }: { on: unknown }) => JSON.stringify(on),
    since: ({ at }: { at: unknown }) => JSON.stringify(at),
  };
  const asked = (source: string, variableValues: Record<string, unknown>) =>
    graphqlSync({ schema, rootValue, source, variableValues });

  test('passes values on as text', () => {
    const source = 'query ($day: Date, $time: DateTime) { born(on: $day) since(at: $time) }';
    const { data } = asked(source, { day: '1980-05-17', time: '2027-03-01T14:30:00+01:00' });
    expect({ ...data }).toEqual({ born: '"1980-05-17"', since: '"2027-03-01T14:30:00+01:00"' });
  });

  test('refuses variables, and literals when the document is validated', () => {
    const { errors } = asked('query ($day: Date) { born(on: $day) }', { day: '1980-17-05' });
    expect(errors?.[0]?.message).toMatch(/at? ?.*; Date must be a day of the calendar, YYYY-MM-DD\.$/);
    const [error] = validate(schema, parse('{ since(at: "yesterday") }'));
    expect(error?.message).toContain('DateTime must be a time with a time zone');
    expect(error?.message).not.toContain('yesterday');
  });
});
