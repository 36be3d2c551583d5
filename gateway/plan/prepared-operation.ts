import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A document with exactly one operation, prepared to be executed any number of times. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  source: string;
  /** SHA-256 of the source, in hex: the key of its query plan. */
  queryHash: string;
}

/**
 * Parses, validates and hashes an operation. Throws an error listing every problem if the text is not valid GraphQL for
 * the schema or does not contain exactly one operation.
 */
export function prepareOperation(schema: GraphQLSchema, source: string): PreparedOperation {
  return prepareDocument(schema, parse(source), source);
}

const MAX_PREPARED = 1_000;
const prepared = new WeakMap<GraphQLSchema, LRUCache<string, PreparedOperation>>();

/** The same, once per schema and text: for operations of our own, of which there are a few hundred. */
export function prepareOnce(schema: GraphQLSchema, source: string): PreparedOperation {
  let known = prepared.get(schema);
  if (!known) {
    known = new LRUCache({ max: MAX_PREPARED, memoMethod: (text) => prepareOperation(schema, text) });
    prepared.set(schema, known);
  }
  return known.memo(source);
}

/** `prepareOperation` for a document that is already parsed; `source` is its text. */
export function prepareDocument(schema: GraphQLSchema, document: DocumentNode, source: string): PreparedOperation {
  const problems = validate(schema, document).map(({ message }) => message);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1) problems.push(`Expected exactly one operation, got ${operations.length}.`);
  if (!operation || problems.length > 0) throw new Error(`Invalid operation: ${problems.join(' ')}\n${source}`);
  return { document, operation, source, queryHash: createHash('sha256').update(source).digest('hex') };
}
