import { createHash } from 'node:crypto';
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';

/** A document of exactly one operation, ready to be executed any number of times. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  source: string;
  /** SHA-256 of the source, in hex: the key of its query plan. */
  queryHash: string;
}

/**
 * Parses, validates and hashes once. Throws, with every problem in the message, when the text is no GraphQL, does not
 * fit the schema or holds more or less than one operation.
 */
export function prepareOperation(schema: GraphQLSchema, source: string): PreparedOperation {
  return prepareDocument(schema, parse(source), source);
}

/** The same for a document that is already parsed; `source` is its text. */
export function prepareDocument(schema: GraphQLSchema, document: DocumentNode, source: string): PreparedOperation {
  const problems = validate(schema, document).map(({ message }) => message);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1) problems.push(`Expected exactly one operation, got ${operations.length}.`);
  if (!operation || problems.length > 0) throw new Error(`Invalid operation: ${problems.join(' ')}\n${source}`);
  return { document, operation, source, queryHash: createHash('sha256').update(source).digest('hex') };
}
