import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'a URL',
  uuid: 'a UUID',
  date: 'a date (YYYY-MM-DD)',
  datetime: 'a date with time and time zone (ISO 8601)',
  base64: 'base64',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
};

/** Units of sizes by type, singular and plural. Types without a unit are compared by value. */
const UNITS: Record<string, [one: string, several: string]> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
  set: ['item', 'items'],
  object: ['field', 'fields'],
  record: ['field', 'fields'],
};

/**
 * Words a zod issue to continue a sentence that begins with the member's name: "must be at most 200 characters (got
 * 312)". Pass it as the `error` option of a parse; messages set in the schema take precedence. It reveals sizes of the
 * input, never its value.
 */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${either(issue.values.map((value) => z.core.util.stringifyPrimitive(value).replaceAll('"', '')))}`;
    case 'too_small':
      return sized(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return sized(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'contains unknown fields';
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'has an invalid format';
    case 'invalid_union':
      return issue.input === undefined ? 'is required' : 'has the wrong type';
    default:
      return 'is invalid';
  }
};

function sized({ origin, input }: { origin: string; input?: unknown }, words: string, bound: number | bigint): string {
  const [one, several] = UNITS[origin] ?? [];
  if (!one) return `must be ${words} ${bound}`;
  const size = (input as { length?: number } | null | undefined)?.length;
  if (words === 'at least' && Number(bound) === 1 && size === 0) return 'must not be empty';
  const got = size === undefined ? '' : ` (got ${size})`;
  return `must be ${words} ${bound} ${Number(bound) === 1 ? one : several}${got}`;
}

/** "a", "a or b", "one of a, b, c". */
function either(words: string[]): string {
  return words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ');
}
