import {
  type GraphQLField,
  GraphQLInt,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  isObjectType,
} from 'graphql';
import { Failure } from '../failure.js';
import { problems } from '../messages.js';

/** Paging arguments. Each is an Int, so GraphQL itself rejects other types. */
export const PAGING_ARGUMENTS = ['from', 'size', 'limit', 'first', 'last', 'offset', 'skip', 'since', 'afterSequence'];

/** Makes every field reject negative paging arguments with BAD_INPUT, in place. Upper bounds are up to each field. */
export function boundPages(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) bound(field);
  }
}

function bound(field: GraphQLField<unknown, unknown>): void {
  const numbers = field.args.filter(({ type }) => getNamedType(type) === GraphQLInt).map(({ name }) => name);
  const names = PAGING_ARGUMENTS.filter((name) => numbers.includes(name));
  if (names.length === 0) return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (root, given, ...rest) => {
    const negative = names.filter((name) => (given as Record<string, number | null>)[name]! < 0);
    if (negative.length > 0) throw belowZero(negative);
    return resolve(root, given, ...rest);
  };
}

function belowZero(names: string[]): Failure {
  const [msg, type] = [problems.atLeast(0), 'greater_than_equal'];
  return new Failure(
    'BAD_INPUT',
    `${names[0]} ${msg}`,
    names.map((name) => ({ loc: [name], msg, type })),
  );
}
