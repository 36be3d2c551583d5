import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/**
 * Converts the default values of enums to those of the code, in place. A schema from SDL reads defaults before the enums
 * get their values, so that a default would reach resolvers as its GraphQL name.
 */
export function convertEnumDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(convert);
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) field.args.forEach(convert);
  }
}

function convert(given: GraphQLArgument | GraphQLInputField): void {
  const type = getNamedType(given.type);
  if (typeof given.defaultValue === 'string' && isEnumType(type))
    given.defaultValue = type.parseValue(given.defaultValue);
}
