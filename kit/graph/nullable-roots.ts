import { type GraphQLSchema, getNullableType } from 'graphql';

/**
 * Makes every field of `Query` and `Mutation` nullable. A non-null field that fails turns the whole answer into
 * `data: null`, and hides what the other fields of the same document read or wrote. Changes the schema in place.
 */
export function nullableRoots(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) field.type = getNullableType(field.type);
}
