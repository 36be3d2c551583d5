import {
  type DocumentNode,
  type GraphQLSchema,
  OperationTypeNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Fields whose values, or the values they are computed from, come from another subgraph. */
const FROM_ELSEWHERE = new Set(['external', 'requires']);

/**
 * Whether a subgraph can answer a document without the others: it has only queries, the subgraph's schema has every field,
 * and none of them depends on another subgraph.
 */
export function isAnsweredAlone(schema: GraphQLSchema, document: DocumentNode): boolean {
  if (validate(schema, document).length > 0) return false;
  const info = new TypeInfo(schema);
  let isAlone = true;
  const visitor = visitWithTypeInfo(info, {
    OperationDefinition({ operation }) {
      isAlone &&= operation === OperationTypeNode.QUERY;
    },
    Field() {
      const directives = info.getFieldDef()?.astNode?.directives ?? [];
      isAlone &&= !directives.some(({ name }) => FROM_ELSEWHERE.has(name.value));
    },
  });
  visit(document, visitor);
  return isAlone;
}
