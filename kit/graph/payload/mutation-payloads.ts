import {
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputFieldConfigMap,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { type FromInput, inputName, pathsFromInput } from './argument-paths.js';
import { type UserErrors, userErrorsOf } from './user-error.type.js';

const RESULT = 'resultName';

/** Names the result in the payload of a mutation that returns a scalar or a list. */
export function ResultName(name: string): MethodDecorator & PropertyDecorator {
  return Extensions({ [RESULT]: name });
}

type Mutation = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;

/**
 * Gives each public mutation of a schema one argument `input`, and a payload with its result and `userErrors`, in place.
 * Resolver classes keep their plain arguments and results, and throw a Failure. Failures with one of their codes become
 * `userErrors`; others stay top-level errors. Mutations that clients cannot see are not changed.
 */
export function mutationPayloads(schema: GraphQLSchema, failures: UserErrors): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (!field.astNode?.directives?.some(({ name }) => name.value === 'inaccessible')) convert(schema, field, failures);
}

function convert(schema: GraphQLSchema, field: Mutation, failures: UserErrors): void {
  const { resolve = defaultFieldResolver } = field;
  const { argumentsOf, fromInput } = takeInput(schema, field);
  const name = returnPayload(schema, field);
  field.resolve = async (root, given: Values, ...rest) => {
    try {
      return { [name]: await resolve(root, argumentsOf(given), ...rest), userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, failures, fromInput);
      if (!userErrors) throw error;
      return { [name]: null, userErrors };
    }
  };
}

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Taken {
  /** Restores the arguments of the resolver. */
  argumentsOf(given: Values): Values;
  fromInput: FromInput;
}

/** Replaces the arguments by `input`. */
function takeInput(schema: GraphQLSchema, field: Mutation): Taken {
  const { args } = field;
  if (args.length === 0 || (args.length === 1 && args[0]!.name === 'input'))
    return { argumentsOf: (given) => given, fromInput: pathsFromInput([], new Map()) };
  const names = new Map(args.map((argument) => [argument.name, memberOf(argument)]));
  const fields: GraphQLInputFieldConfigMap = {};
  // type-graphql lists the arguments of a method in reverse.
  for (const { name, type, description, defaultValue, deprecationReason, extensions, astNode } of args.toReversed())
    fields[names.get(name)!] = { type, description, defaultValue, deprecationReason, extensions, astNode };
  const input = new GraphQLInputObjectType({
    name: inputName(field.name),
    description: `Input of \`${field.name}\`.`,
    fields,
  });
  add(schema, input);
  field.args = [
    {
      name: 'input',
      description: 'Arguments of the mutation.',
      type: args.some(isRequiredArgument) ? new GraphQLNonNull(input) : input,
      defaultValue: undefined,
      deprecationReason: undefined,
      extensions: {},
      astNode: undefined,
    },
  ];
  const argumentsOf = ({ input: given }: Values): Values => {
    const members = (given ?? {}) as Values;
    const known = [...names].filter(([, member]) => Object.hasOwn(members, member));
    return Object.fromEntries(known.map(([name, member]) => [name, members[member]]));
  };
  return { argumentsOf, fromInput: pathsFromInput(args, names) };
}

/** `input: ListingInput` becomes `listing`, `inputs: [EventInput!]` becomes `events`. */
function memberOf({ name, type }: GraphQLArgument): string {
  if (name !== 'input' && name !== 'inputs') return name;
  const noun = lowerFirst(getNamedType(type).name.replace(/Input$/, ''));
  return name === 'inputs' ? `${noun}s` : noun;
}

function returnPayload(schema: GraphQLSchema, field: Mutation): string {
  const name = resultName(field);
  const payload = new GraphQLObjectType({
    name: `${upperFirst(field.name)}Payload`,
    description: `Result of \`${field.name}\`.`,
    fields: {
      [name]: {
        type: getNullableType(field.type),
        description: 'Result; null if there are user errors.',
      },
      userErrors: {
        type: listOf(schema.getType('UserError')!),
        description:
          'Problems with the input that a user can correct. If there are any, the mutation was not carried out.',
      },
    },
  });
  add(schema, payload);
  field.type = payload;
  return name;
}

/** Set by `ResultName`, or derived from the type: a type's own name, and `deletedId` for an ID. */
function resultName({ name, type, extensions }: Mutation): string {
  const given = extensions[RESULT] as string | undefined;
  const named = getNamedType(type);
  if (given) return given;
  if (named.name === 'ID') return 'deletedId';
  if (isListType(getNullableType(type)) || !isObjectType(named))
    throw new Error(`The result of the mutation ${name} needs a name: @ResultName.`);
  return lowerFirst(named.name.replace(/Type$/, ''));
}

const listOf = (type: GraphQLNamedType) =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type as GraphQLOutputType)));

function add(schema: GraphQLSchema, type: GraphQLNamedType): void {
  const types = schema.getTypeMap();
  if (types[type.name]) throw new Error(`There are two types ${type.name}.`);
  types[type.name] = type;
}
