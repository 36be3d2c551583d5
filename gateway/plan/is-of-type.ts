import { type GraphQLSchema, isAbstractType, isInterfaceType, isObjectType } from 'graphql';

/** Whether an object with a type name is of a type, which may be abstract. */
export function isOfType(schema: GraphQLSchema, object: { __typename?: unknown }, condition: string): boolean {
  const name = object.__typename;
  if (typeof name !== 'string') return false;
  if (name === condition) return true;
  const [type, wanted] = [schema.getType(name), schema.getType(condition)];
  return isAbstractType(wanted) && (isObjectType(type) || isInterfaceType(type)) && schema.isSubType(wanted, type);
}
