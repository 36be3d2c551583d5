import {
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  coerceInputValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  parse,
  typeFromAST,
} from 'graphql';
import type { InputProblem } from '#kit/failure.js';
import { messages } from './messages.js';

type Check = (variables: Record<string, unknown>) => InputProblem[];

/**
 * Prepares the check of an operation's variables: a value that does not fit an enum, an `Int` or a date is reported like
 * the problems that subgraphs find. Other mismatches are left to the gateway.
 */
export function variableChecks(schema: GraphQLSchema, operation: string): Check {
  const definitions = parse(operation).definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? (part.variableDefinitions ?? []) : [],
  );
  const types = definitions.map(({ variable, type }) => {
    return [variable.name.value, typeFromAST(schema, type) as GraphQLInputType] as const;
  });
  return (variables) =>
    types.flatMap(([name, type]) => {
      const value = variables[name];
      return value === undefined || value === null ? [] : problemsOf(name, type, value);
    });
}

/** The path begins inside an input object, as in problems of a subgraph. */
function problemsOf(name: string, type: GraphQLInputType, value: unknown): InputProblem[] {
  const found: InputProblem[] = [];
  const before = isInputObjectType(getNamedType(type)) ? [] : [name];
  coerceInputValue(value, type, (path, given) => {
    const fault = faultOf(leafAt(type, path), given);
    if (fault) found.push({ loc: [...before, ...path.map(String)], ...fault });
  });
  return found;
}

function leafAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce<GraphQLInputType>((outer, step) => {
    const inner = getNullableType(outer) as GraphQLInputType;
    if (isListType(inner)) return inner.ofType;
    return isInputObjectType(inner) ? (inner.getFields()[step]?.type ?? inner) : inner;
  }, type);
}

function faultOf(type: GraphQLInputType, given: unknown): Omit<InputProblem, 'loc'> | null {
  const named = getNamedType(type);
  if (given === null || given === undefined) return null;
  if (isEnumType(named)) {
    const words = named.getValues().map((value) => value.name);
    return { msg: words.length === 2 ? `must be ${words.join(' or ')}` : messages.oneOf(words), type: 'enum' };
  }
  switch (named.name) {
    case 'Int':
      return intFault(given);
    case 'Date':
      return { msg: messages.day, type: 'value_error' };
    case 'DateTime':
      return { msg: messages.dateTime, type: 'value_error' };
    default:
      return null;
  }
}

const MAX_INT = 2 ** 31 - 1;

function intFault(given: unknown): Omit<InputProblem, 'loc'> {
  if (!Number.isInteger(given)) return { msg: messages.integer, type: 'int_type' };
  return Number(given) > 0
    ? { msg: messages.atMost(MAX_INT), type: 'less_than_equal' }
    : { msg: messages.atLeast(-MAX_INT - 1), type: 'greater_than_equal' };
}
