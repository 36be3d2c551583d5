import { type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

const MARK = 'isProperty';

/** The part of type-graphql's metadata that its types omit. */
interface ObjectTypes {
  objectTypes: { simpleResolvers?: boolean }[];
}

/**
 * Lets type-graphql leave out the resolver of a field that only reads a property. Getters and methods with `@Field` keep
 * theirs. For all classes of the process, before a schema is built.
 */
export function omitPropertyResolvers(): void {
  for (const type of (getMetadataStorage() as unknown as ObjectTypes).objectTypes) type.simpleResolvers ??= true;
}

/** Marks scalars and enums without a resolver, in place: compiled code reads those properties without a call for each. */
export function markPropertyFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (!field.resolve && isLeafType(getNamedType(field.type)))
        field.extensions = { ...field.extensions, [MARK]: true };
  }
}

export const isPropertyField = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  extensions[MARK] === true;
