import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  parse,
} from 'graphql';

type Path = string[];

/** Converts the path of a value within its argument to the path from `input`. */
export type FromInput = (loc: Path) => Path;

/** `names`: each argument of the resolver with its member of `input`; empty if `input` is the argument itself. */
export function pathsFromInput(args: readonly GraphQLArgument[], names: ReadonlyMap<string, string>): FromInput {
  return (loc) => {
    const [first = '', ...rest] = loc;
    const holder = args.find(({ name, type }) => names.has(name) && holds(type, first));
    if (holder) return ['input', names.get(holder.name)!, ...loc];
    return names.has(first) ? ['input', names.get(first)!, ...rest] : ['input', ...loc];
  };
}

/** Whether a path within a value of this type can start with this step. */
function holds(type: GraphQLInputType, step: string): boolean {
  if (isListType(getNullableType(type))) return /^\d+$/.test(step);
  const named = getNamedType(type);
  return isInputObjectType(named) && Object.hasOwn(named.getFields(), step);
}

/** Name of the input that is built for a mutation with several arguments. */
export const inputName = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;

/** Members of a mutation's input that were arguments with objects. */
export function objectArguments(schema: GraphQLSchema, mutation: string): ReadonlySet<string> {
  const field = schema.getMutationType()?.getFields()[mutation];
  const type = field?.args.find(({ name }) => name === 'input')?.type;
  const input = type && getNamedType(type);
  if (!isInputObjectType(input) || input.name !== inputName(mutation)) return new Set();
  const members = Object.values(input.getFields());
  return new Set(members.filter(({ type: of }) => isInputObjectType(getNamedType(of))).map(({ name }) => name));
}

/** The path from `input`, without `input` and without the argument that has the value. */
export function withinArgument([, ...path]: Path, objects: ReadonlySet<string>): Path {
  return path.length > 1 && objects.has(path[0]!) ? path.slice(1) : path;
}

/** The same for the mutations of an operation, by their names in the response. */
export function pathsWithinArguments(schema: GraphQLSchema, operation: string): (path: Path, root: string) => Path {
  const roots = parse(operation).definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : [],
  );
  const objects = new Map(
    roots.flatMap((field) =>
      field.kind === Kind.FIELD
        ? [[(field.alias ?? field.name).value, objectArguments(schema, field.name.value)] as const]
        : [],
    ),
  );
  return (path, root) => withinArgument(path, objects.get(root) ?? new Set());
}
