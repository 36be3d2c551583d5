import type { GraphQLDataSource } from '@apollo/gateway';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { shownFault } from '#kit/graph/shown-fault.js';
import { prepareForCompiling } from './fetch/compiled-query.js';
import { SubgraphDocument } from './fetch/subgraph-document.js';

/**
 * The result with errors that a client may read. What carries a code stays; of anything else only its fault is shown,
 * and what was thrown stays its `originalError`, for the log.
 */
function maskErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors?.length) return result;
  const isRefused = result.data === undefined;
  const errors = result.errors.map((error) => {
    if (typeof error.extensions?.code === 'string') return error;
    const { message, code } = shownFault(error, isRefused);
    return new GraphQLError(message, { path: error.path, extensions: { code }, originalError: error.originalError });
  });
  return { ...result, errors };
}

export interface LocalOptions {
  /** Fetch texts kept, parsed and validated (1,000). */
  documents?: number;
  /** Runs of a text before it is compiled (2); Infinity never compiles. */
  compileAfter?: number;
}

/**
 * A subgraph of this process. `contextOf` is called for each fetch with the gateway's context and gives the context of
 * the resolvers. `schema` is completed in place (see `prepareForCompiling`).
 */
export function localDataSource<Context extends object>(
  schema: GraphQLSchema,
  contextOf: (gatewayContext: Context) => unknown,
  { documents = 1000, compileAfter = 2 }: LocalOptions = {},
): GraphQLDataSource {
  prepareForCompiling(schema);
  const known = new LRUCache<string, SubgraphDocument, DocumentNode | undefined>({
    max: documents,
    memoMethod: (text, _stale, { context: parsed }) => new SubgraphDocument(schema, text, parsed, compileAfter),
  });
  const heldByPlan = new WeakMap<DocumentNode, SubgraphDocument>();
  return {
    async process(options) {
      const { request } = options;
      const text = request.query ?? '';
      const parsed: DocumentNode | undefined = 'document' in options ? options.document : undefined;
      const held = parsed && heldByPlan.get(parsed);
      const document = held ?? known.memo(text, { context: parsed });
      if (parsed && !held) heldByPlan.set(parsed, document);
      const context = contextOf(options.context as Context);
      return maskErrors(await document.run(context, request.variables ?? {}));
    },
  };
}
