import type { GraphProblem } from '../graph-problem.js';
import type { UserError } from './user-error.type.js';

type Data = Record<string, unknown>;

function isPayload(value: unknown): value is { userErrors: UserError[] } {
  return typeof value === 'object' && value !== null && Array.isArray((value as { userErrors?: unknown }).userErrors);
}

/** The data of an operation, with the result of each mutation in place of its payload. */
export function resultsOf(data: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, resultOf(value)]));
}

function resultOf(value: unknown): unknown {
  if (!isPayload(value)) return value;
  const name = Object.keys(value).find((key) => key !== 'userErrors' && key !== '__typename');
  return name === undefined ? null : (value as unknown as Data)[name];
}

/** The user errors of an operation, one problem for each mutation that has any. */
export function userProblemsOf(data: Data): GraphProblem[] {
  return Object.values(data).flatMap((value) => (isPayload(value) ? problemOf(value.userErrors) : []));
}

function problemOf(errors: UserError[]): GraphProblem[] {
  const [first] = errors;
  if (!first) return [];
  const details = errors.flatMap(({ field, message, rule }) => {
    if (!field) return [];
    const start = `${field.join('.')} `;
    return [{ loc: field, msg: message.startsWith(start) ? message.slice(start.length) : message, type: rule ?? '' }];
  });
  return [{ message: first.message, code: first.code, ...(details.length > 0 && { details }) }];
}
