import { ApolloGateway, type GraphQLDataSource } from '@apollo/gateway';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Viewer } from '#kit/graph/viewer.js';
import { planExecutor } from '../plan/plan-executor.js';
import type { PreparedOperation } from '../plan/prepared-operation.js';
import { type Report, failedResult, withPublicErrors } from '../plan/public-errors.js';
import { refuseRole } from '../sessions/roles.js';
import { refuseUnplain } from '../plan/plain-text.js';
import { PlanCache } from '../plan/query-plan.js';

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
type Executor = Awaited<ReturnType<ApolloGateway['load']>>['executor'];
type RequestContext = Parameters<Executor>[0];

export interface SupergraphOptions {
  supergraphSdl: string;
  /** Called once for each subgraph of the SDL, at start. */
  dataSourceFor: (subgraph: string) => GraphQLDataSource;
  logger?: RequestContext['logger'];
  report?: Report;
  /** How many query plans are kept (1,000). */
  plans?: number;
  /** True runs plans by `plan/plan-executor.ts`, at about a third of the CPU time and without spans (false). */
  ownExecutor?: boolean;
}

export interface Supergraph {
  /** For Apollo Server: it shares plans and data sources with `execute`. Already loaded. */
  gateway: Gateway;
  /** The API schema: what clients may ask. */
  schema: GraphQLSchema;
  /**
   * Runs a prepared operation without HTTP, parsing or validation. Never rejects: what goes wrong is in `errors`, each
   * with `extensions.code`. `context` is what the data sources get as the gateway's context.
   */
  execute(operation: PreparedOperation, variables: Record<string, unknown>, context: object): Promise<ExecutionResult>;
  stop(): Promise<void>;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Starts the gateway over an already composed supergraph. Rejects when the SDL does not hold together. */
export async function startSupergraph({
  supergraphSdl,
  dataSourceFor,
  logger = silent,
  report = () => {},
  plans = 1000,
  ownExecutor = false,
}: SupergraphOptions): Promise<Supergraph> {
  const cache = new PlanCache(plans);
  const sources = new Map<string, GraphQLDataSource>();
  const apollo = new ApolloGateway({
    supergraphSdl,
    logger,
    queryPlannerConfig: { cache },
    buildService({ name }) {
      const source = dataSourceFor(name);
      sources.set(name, source);
      return source;
    },
    // Introspection must never show plans, whatever the environment says.
    __exposeQueryPlanExperimental: false,
  });
  const { schema, executor } = await apollo.load();
  const own = planExecutor(schema, sources, cache);
  const run = (request: RequestContext): Promise<ExecutionResult> => {
    const refused = refuseUnplain(request.document, request.request.variables ?? {});
    if (refused) return Promise.resolve({ errors: [refused] });
    const { viewer } = request.context as { viewer?: Viewer };
    const beyond = refuseRole(request.document, request.operation, viewer);
    if (beyond) return Promise.resolve({ errors: [beyond] });
    const tell = (error: unknown) => report(error, request.context);
    const running = (ownExecutor ? own(request) : null) ?? executor(request);
    return running.then(
      (result) => withPublicErrors(result, tell),
      (error: unknown) => failedResult(error, tell),
    );
  };

  return {
    schema,
    gateway: asGateway(apollo, schema, supergraphSdl, run as Executor),
    execute: (operation, variables, context) => run(requestOf(operation, variables, context, schema, logger)),
    stop: () => apollo.stop(),
  };
}

/** Apollo Server loads its gateway itself and listens first; this one is loaded already and tells at once. */
function asGateway(
  apollo: ApolloGateway,
  schema: GraphQLSchema,
  coreSupergraphSdl: string,
  executor: Executor,
): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl });
      return () => {};
    },
    load: async () => ({ executor }),
    stop: () => apollo.stop(),
  };
}

/** What Apollo Server would hand over. Without an operation name the gateway takes the hash as it is. */
function requestOf(
  { document, operation, source, queryHash }: PreparedOperation,
  variables: Record<string, unknown>,
  context: object,
  schema: GraphQLSchema,
  logger: RequestContext['logger'],
): RequestContext {
  return {
    request: { query: source, variables },
    document,
    operation,
    source,
    queryHash,
    context,
    schema,
    logger,
    operationName: operation.name?.value ?? null,
    metrics: {},
    schemaHash: '' as RequestContext['schemaHash'],
    cache: undefined as unknown as RequestContext['cache'],
    overallCachePolicy: undefined,
  };
}
