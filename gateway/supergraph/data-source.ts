import type { GraphQLDataSource } from '@apollo/gateway';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { prepareForCompiling } from './fetch/compiled-query.js';
import { maskErrors } from './fetch/masked-errors.js';
import { SubgraphDocument } from './fetch/subgraph-document.js';

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
