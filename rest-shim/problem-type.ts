import type { z } from 'zod';

const TYPES: Record<string, string> = {
  ...{ string: 'string_type', number: 'float_type', int: 'int_type', boolean: 'bool_type' },
  ...{ array: 'list_type', object: 'dict_type', record: 'dict_type' },
};

/** The stable name of the rule that a value breaks, such as `missing`, `too_long`, `enum`: the names of the contract. */
export function problemType(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && / undefined$/.test(issue.message)
        ? 'missing'
        : (TYPES[issue.expected] ?? 'type');
    case 'invalid_value':
      return 'enum';
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int' ? 'greater_than_equal' : 'too_short';
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int' ? 'less_than_equal' : 'too_long';
    default:
      return 'value_error';
  }
}
