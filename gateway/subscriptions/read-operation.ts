import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { LRUCache } from 'lru-cache';
import { countOperations, parseOptions, queryShapeRule, refuseCostly } from '../http/guards.js';
import type { Asked } from '../documents/trusted-documents.js';
import { refusedDocument } from '../http/take-documents.js';
import type { Limited } from '../limits/rate-limits.js';
import { refuseUnplain } from '../plan/plain-text.js';
import type { Supergraph } from '../supergraph/supergraph.js';

/** An operation as it was sent. */
export interface SentOperation extends Pick<Asked, 'documentId' | 'extensions'> {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** Who counts an operation: an invalid document counts as one operation without a type. Returns an error if refused. */
export type CountOperation = (
  type: OperationTypeNode | null,
  operations: number,
) => Promise<GraphQLError | null> | GraphQLError | null;

const RULES = [...specifiedRules, queryShapeRule()];

/** Reads one operation, with the same limits and checks as a query over HTTP. Returns the errors if refused. */
export async function readOperation(
  { schema, shownMessage, documents }: Pick<Supergraph, 'schema' | 'shownMessage' | 'documents'>,
  viewer: Limited,
  sent: SentOperation,
  count: CountOperation,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { operationName, variables: given } = sent;
  const variables = given ?? {};
  const read = documents.read(sent, viewer);
  const document = 'refused' in read ? refusedDocument(read.refused) : readDocument(read.text ?? '');
  const operation = document instanceof GraphQLError ? null : getOperationAST(document, operationName);
  const operations = operation ? countOperations(document as DocumentNode, operation) : 1;
  const refused = await count(operation?.operation ?? null, operations);
  if (refused) return [refused];
  if (document instanceof GraphQLError) return [document];
  const errors = problemsOf(schema, document);
  if (errors.length > 0)
    return errors.map(({ message, nodes }) => new GraphQLError(shownMessage(message, viewer), { nodes }));
  try {
    refuseCostly({ schema, document, variables, operationName });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const unfilled =
    operation?.operation === OperationTypeNode.SUBSCRIPTION ? variableProblems(schema, operation, variables) : [];
  if (unfilled.length > 0)
    return unfilled.map(({ message, nodes }) => {
      const extensions = { code: 'BAD_USER_INPUT' };
      return new GraphQLError(shownMessage(message, viewer), { nodes, extensions });
    });
  const unfit = refuseUnplain(document, variables);
  return unfit ? [unfit] : { schema, document, operationName, variableValues: variables };
}

/** The variables that are missing or have a wrong type. The plan executor finds those of queries and mutations. */
function variableProblems(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): readonly GraphQLError[] {
  return getVariableValues(schema, variableDefinitions, variables).errors ?? [];
}

/** The type of an operation, found without validation; null if the document cannot be read. */
export function operationOf({ query, operationName }: SentOperation): OperationTypeNode | null {
  // Most documents need no second parsing.
  if (!/\bsubscription\b/.test(query)) return OperationTypeNode.QUERY;
  const document = parsed(query);
  return document instanceof GraphQLError ? null : (getOperationAST(document, operationName)?.operation ?? null);
}

/** Recently sent documents: after a gateway restart, thousands of subscribers send the same one. */
const recent = new LRUCache<string, DocumentNode>({
  max: 1_000,
  maxSize: 4_000_000,
  sizeCalculation: (_document, text) => Math.max(1, text.length),
});

function readDocument(text: string): DocumentNode | GraphQLError {
  const known = recent.get(text);
  if (known) return known;
  const document = parsed(text);
  if (!(document instanceof GraphQLError)) recent.set(text, document);
  return document;
}

const validated = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, readonly GraphQLError[]>>();

/** Validates a document once per schema. */
function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const known = validated.get(schema) ?? new WeakMap<DocumentNode, readonly GraphQLError[]>();
  validated.set(schema, known);
  const problems = known.get(document) ?? validate(schema, document, RULES);
  known.set(document, problems);
  return problems;
}

/** Parses a document; returns the error if it is not valid. */
function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, parseOptions);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
