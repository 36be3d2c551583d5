import type { GraphQLDataSource } from '@apollo/gateway';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { shownFault } from '#kit/graph/shown-fault.js';
import { prepareForCompiling } from './fetch/compiled-query.js';
import { SubgraphDocument } from './fetch/subgraph-document.js';

/**
 * Makes the errors of a result safe for clients. Errors with a code are kept; others are reduced to a general message,
 * with the cause in `originalError` for the log.
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
  /** Size of the cache of parsed and validated fetches (1,000). */
  documents?: number;
  /** Number of runs before a fetch is compiled (2); Infinity never compiles. */
  compileAfter?: number;
}

/**
 * A subgraph in this process. `contextOf` maps the gateway's context to the context of the resolvers, for each fetch.
 * `schema` is changed in place (see `prepareForCompiling`).
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
