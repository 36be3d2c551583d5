import type { z } from 'zod';
import type { InputProblem } from '../failure.js';
import { issueWords } from '../issue-words.js';
import { problems } from '../messages.js';

/** The parsed value, or every problem found in it. Problems never contain the value itself. */
export type Read<T> = { data: T; problems: [] } | { data: undefined; problems: InputProblem[] };

const TYPES: Record<string, string> = {
  string: 'string_type',
  number: 'float_type',
  int: 'int_type',
  boolean: 'bool_type',
  array: 'list_type',
  object: 'dict_type',
  record: 'dict_type',
};

/**
 * Validates a value against a schema. A problem's `loc` is relative to the value; its `type` is a stable rule name,
 * named like Pydantic's.
 */
export function readInput<T>(schema: z.ZodType<T>, value: unknown): Read<T> {
  const { data, error } = schema.safeParse(value, { reportInput: true, error: issueWords });
  return error ? { data: undefined, problems: error.issues.map(problemOf) } : { data: data as T, problems: [] };
}

function problemOf(issue: z.core.$ZodIssue): InputProblem {
  const type = typeOf(issue);
  return { loc: issue.path.map(String), msg: type === 'missing' ? problems.required : issue.message, type };
}

const NEEDS_A_VALUE = ['invalid_type', 'invalid_value', 'invalid_union'];

function typeOf(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && NEEDS_A_VALUE.includes(issue.code!)) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'type';
    case 'invalid_value':
      return 'enum';
    case 'too_small':
      return isNumber(issue.origin) ? 'greater_than_equal' : 'too_short';
    case 'too_big':
      return isNumber(issue.origin) ? 'less_than_equal' : 'too_long';
    case 'custom':
      return (issue.params?.type as string | undefined) ?? 'value_error';
    default:
      return 'value_error';
  }
}

const isNumber = (origin: string) => origin === 'number' || origin === 'int';
