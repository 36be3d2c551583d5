import { GraphQLError, GraphQLScalarType, type GraphQLSchema, type ValueNode, valueFromASTUntyped } from 'graphql';
import { messages } from '../messages.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a time of RFC 3339: a day, a time with seconds, and a time zone. */
function isTime(text: string): boolean {
  const [, day] = TIME.exec(text) ?? [];
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text));
}

/** Errors never contain the value: it can be a date of birth. */
function readDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new GraphQLError(messages.notADay);
}

function readTime(value: unknown): string {
  if (typeof value === 'string' && isTime(value)) return value;
  throw new GraphQLError(messages.notATime);
}

const literal =
  <T>(read: (value: unknown) => T) =>
  (node: ValueNode): T =>
    read(valueFromASTUntyped(node));

/** A day, as text in code. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Calendar day without a time zone, `YYYY-MM-DD` (ISO 8601).',
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: literal(readDay),
});

const moment = (value: unknown): Date => (value instanceof Date ? value : new Date(readTime(value)));

/** A moment, as a `Date` in code. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'Time with a time zone (RFC 3339), such as `2027-03-01T14:30:00Z`. Results are in UTC.',
  serialize: (value) => {
    const time = typeof value === 'number' ? new Date(value) : moment(value);
    if (Number.isNaN(time.getTime())) throw new GraphQLError(messages.notATime);
    return time.toISOString();
  },
  parseValue: moment,
  parseLiteral: literal(moment),
});

const READ: Record<string, (value: unknown) => unknown> = {
  Date: readDay,
  DateTime: (value) => (value instanceof Date ? value : readTime(value)),
};

/**
 * Makes a schema that was built from SDL reject invalid `Date` and `DateTime` input, in place. Values stay text, so that
 * they can be passed on.
 */
export function checkDates(schema: GraphQLSchema): void {
  for (const [name, read] of Object.entries(READ)) {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLScalarType)) continue;
    type.parseValue = read;
    type.parseLiteral = literal(read);
  }
}
