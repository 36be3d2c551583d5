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

/** Shortens the path of an invalid value for the caller; `root` is the name of the mutation in the response. */
type Shorten = (path: string[], root: string) => string[];

const withoutInput: Shorten = ([, ...path]) => path;

/** The user errors of an operation, one problem for each mutation that has any. */
export function userProblemsOf(data: Data, shorten = withoutInput): GraphProblem[] {
  return Object.entries(data).flatMap(([root, value]) =>
    isPayload(value) ? problemOf(value.userErrors, (path) => shorten(path, root)) : [],
  );
}

function problemOf(errors: UserError[], shorten: (path: string[]) => string[]): GraphProblem[] {
  const [first] = errors;
  if (!first) return [];
  const details = errors.flatMap(({ field, message, rule }) => {
    if (!field) return [];
    const [, ...whole] = field;
    const loc = starts(message, whole) ? whole : shorten(field);
    return [{ loc, msg: withoutPath(message, [loc, field.slice(2)]), type: rule ?? '' }];
  });
  return [{ message: first.message, code: first.code, ...(details.length > 0 && { details }) }];
}

const starts = (message: string, path: string[]): boolean => message.startsWith(`${path.join('.')} `);

/** Most messages start with the path of the value: within its argument, or with the argument's name. */
function withoutPath(message: string, paths: string[][]): string {
  const path = paths.find((one) => starts(message, one));
  return path ? message.slice(path.join('.').length + 1) : message;
}
