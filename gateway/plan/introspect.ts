import { type ExecutionResult, type GraphQLSchema, Kind, OperationTypeNode, executeSync } from 'graphql';
import type { Request } from './query-plan.js';

const OF_SCHEMA = new Set(['__schema', '__type', '__typename']);

/** Answers an operation that asks only for the schema; null for any other. */
export function introspect(schema: GraphQLSchema, { document, operation, request }: Request): ExecutionResult | null {
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const isOfSchema = operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && OF_SCHEMA.has(selection.name.value),
  );
  if (!isOfSchema) return null;
  return executeSync({
    schema,
    document,
    variableValues: request.variables,
    operationName: request.operationName,
  });
}
