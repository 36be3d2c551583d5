import type { GraphQLDataSource } from '@apollo/gateway';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { shownFault } from '#kit/graph/shown-fault.js';
import { prepareForCompiling } from '#kit/graph/compiled-query.js';
import { SubgraphDocument } from '#kit/graph/subgraph-document.js';

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

/** The fetches that a schema has run. */
class Fetches {
  private readonly byText: LRUCache<string, SubgraphDocument, DocumentNode | undefined>;
  private readonly byDocument = new WeakMap<DocumentNode, SubgraphDocument>();

  constructor(schema: GraphQLSchema, { documents = 1000, compileAfter = 2 }: LocalOptions) {
    prepareForCompiling(schema);
    this.byText = new LRUCache({
      max: documents,
      memoMethod: (text, _stale, { context: parsed }) => new SubgraphDocument(schema, text, parsed, compileAfter),
    });
  }

  /** `parsed`: the text as a document, if the plan holds it. */
  of(text: string, parsed: DocumentNode | undefined): SubgraphDocument {
    const held = parsed && this.byDocument.get(parsed);
    const fetch = held ?? this.byText.memo(text, { context: parsed });
    if (parsed && !held) this.byDocument.set(parsed, fetch);
    return fetch;
  }
}

/** By schema, if the defaults apply. */
const fetchesOf = new WeakMap<GraphQLSchema, Fetches>();

/**
 * A subgraph in this process. `contextOf` maps the gateway's context to the context of the resolvers, for each fetch.
 * `schema` is changed in place (see `prepareForCompiling`).
 */
export function localDataSource<Context extends object>(
  schema: GraphQLSchema,
  contextOf: (gatewayContext: Context) => unknown,
  options?: LocalOptions,
): GraphQLDataSource {
  const fetches = (!options && fetchesOf.get(schema)) || new Fetches(schema, options ?? {});
  if (!options) fetchesOf.set(schema, fetches);
  return {
    async process(asked) {
      const { request } = asked;
      const fetch = fetches.of(request.query ?? '', 'document' in asked ? asked.document : undefined);
      const context = contextOf(asked.context as Context);
      return maskErrors(await fetch.run(context, request.variables ?? {}));
    },
  };
}
