import {
  type GraphQLSchema,
  type GraphQLType,
  TypeInfo,
  getNamedType,
  isEnumType,
  isInputObjectType,
  parse,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Names of the enums whose values are results or arguments of these operations. */
export function enumsOf(schema: GraphQLSchema, operations: string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const note = (type: GraphQLType | null | undefined): void => {
    const named = type && getNamedType(type);
    if (!named) return;
    if (isEnumType(named)) found.add(named.name);
    if (!isInputObjectType(named) || seen.has(named.name)) return;
    seen.add(named.name);
    for (const field of Object.values(named.getFields())) note(field.type);
  };
  for (const operation of operations) {
    const info = new TypeInfo(schema);
    const visitor = { Field: () => note(info.getType()), Argument: () => note(info.getArgument()?.type) };
    visit(parse(operation), visitWithTypeInfo(info, visitor));
  }
  return found;
}

/** Names of the enums with a value that is not SCREAMING_SNAKE. */
export function lowerEnums(schema: GraphQLSchema): string[] {
  const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith('__'));
  return enums
    .filter((type) => isEnumType(type) && type.getValues().some(({ name }) => !/^[A-Z][A-Z0-9_]*$/.test(name)))
    .map(({ name }) => name)
    .sort();
}
