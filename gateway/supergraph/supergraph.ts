import type { ApolloGateway, GraphQLDataSource } from '@apollo/gateway';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { type ExecutionResult, type GraphQLError, type GraphQLSchema, parse, print, visit } from 'graphql';
import { checkDates } from '#kit/graph/scalars.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { planningOf } from '../plan/build-plan.js';
import { type TrustedDocuments, anyDocument } from '../documents/trusted-documents.js';
import { planExecutor } from '../plan/plan-executor.js';
import type { PreparedOperation } from '../plan/prepared-operation.js';
import { type Report, failedResult, withPublicErrors } from '../plan/public-errors.js';
import { refuseIntrospection } from '../sessions/introspection.js';
import { type LeastRoles, type RefuseRole, describeRoles, leastRolesOf, roleFence } from '../sessions/roles.js';
import { refuseUnplain } from '../plan/plain-text.js';
import { PlanCache } from '../plan/query-plan.js';
import { type ShownMessage, shownMessage } from './shown-message.js';
import { planVerifier } from '../plan/verify/plan-verifier.js';

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
type Executor = Awaited<ReturnType<ApolloGateway['load']>>['executor'];
type RequestContext = Parameters<Executor>[0];

export interface SupergraphOptions {
  supergraphSdl: string;
  /** Called once per subgraph of the SDL, at startup. */
  dataSourceFor: (subgraph: string) => GraphQLDataSource;
  logger?: RequestContext['logger'];
  report?: Report;
  /** Size of the query plan cache (1,000). */
  plans?: number;
  /** Whether to execute plans with `plan/plan-executor.ts`: about a third of the CPU time, but no spans (false). */
  ownExecutor?: boolean;
  /** Whether clients can introspect the schema (true). */
  introspection?: boolean;
  /** Documents that clients can run (any). */
  documents?: TrustedDocuments;
}

/** A schema and the executor for operations prepared for it. */
export interface Door {
  schema: GraphQLSchema;
  /**
   * Executes a prepared operation without HTTP, parsing or validation. Never rejects: failures are in `errors`, each with
   * `extensions.code`. `context` is passed to the data sources as the gateway's context.
   */
  execute(operation: PreparedOperation, variables: Record<string, unknown>, context: object): Promise<ExecutionResult>;
}

/** Two schemas over the same data sources. Each is built on first use, since it costs 14 MB and 0.3 s of CPU. */
export interface Doors {
  /** For clients: `schema` is the API schema. */
  clients(): Promise<Door>;
  /** For the service's own code, with fields that clients cannot see. */
  service(): Promise<Door>;
  stop(): Promise<void>;
}

/** The schema for clients, built, with what a server needs around it. */
export interface Supergraph extends Door {
  doors: Doors;
  /** For Apollo Server; already loaded. Shares plans and data sources with `execute`. */
  gateway: Gateway;
  leastRoles: LeastRoles;
  refuseRole: RefuseRole;
  /** Rewrites messages of errors for clients. */
  shownMessage: ShownMessage;
  /** Which documents clients can run; operations of our own are not checked. */
  documents: TrustedDocuments;
  stop(): Promise<void>;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Starts the gateway on a composed supergraph. Rejects if the SDL is inconsistent. */
export async function startSupergraph(options: SupergraphOptions): Promise<Supergraph> {
  const doors = openDoors(options);
  const { schema, execute, run, leastRoles, refuseRole } = await doors.clients();
  const { stop } = doors;
  const gateway = asGateway(schema, options.supergraphSdl, run as Executor, stop);
  const shown = shownMessage(schema, options.introspection ?? true);
  const { documents = anyDocument } = options;
  return { schema, execute, doors, leastRoles, refuseRole, shownMessage: shown, documents, gateway, stop };
}

/** The two schemas of a composed supergraph, not yet built. Building one rejects if the SDL is inconsistent. */
export function openDoors({
  supergraphSdl,
  dataSourceFor,
  logger = silent,
  report = () => {},
  plans = 1000,
  ownExecutor = false,
  introspection = true,
}: SupergraphOptions) {
  const sources = new Map<string, GraphQLDataSource>();
  const sourceOf = (name: string): GraphQLDataSource => {
    const source = sources.get(name) ?? dataSourceFor(name);
    sources.set(name, source);
    return source;
  };
  const parts = { sourceOf, sources, logger, report, plans, ownExecutor };
  const clients = onceAsked(() => openClientDoor(supergraphSdl, parts, introspection));
  const service = onceAsked(() => openDoor(withoutInaccessible(supergraphSdl), { ...parts, refuse: refuseAny }));
  return {
    clients: clients.ask,
    service: service.ask,
    async stop() {
      for (const door of [clients, service]) await (await door.opened())?.apollo.stop();
    },
  } satisfies Doors;
}

/** Builds on the first call; a failed build is retried on the next call. */
function onceAsked<Opened>(open: () => Promise<Opened>) {
  let opening: Promise<Opened> | null = null;
  return {
    ask: (): Promise<Opened> =>
      (opening ??= open().catch((error: unknown) => {
        opening = null;
        throw error;
      })),
    /** The result; null if it was not built or the build failed. */
    opened: (): Promise<Opened | null> => opening?.catch(() => null) ?? Promise.resolve(null),
  };
}

const refuseAny: Refuse = ({ document, request }) => refuseUnplain(document, request.variables ?? {});

async function openClientDoor(supergraphSdl: string, parts: Omit<DoorParts, 'refuse'>, introspection: boolean) {
  const leastRoles = leastRolesOf(supergraphSdl);
  const door = await openDoor(supergraphSdl, { ...parts, refuse: (request) => refuseClient(request) });
  const refuseRole = roleFence(door.schema, leastRoles);
  const refuseClient: Refuse = (request) => {
    const { viewer } = request.context as { viewer?: Viewer };
    const { document, operation } = request;
    return (
      refuseAny(request) ??
      refuseIntrospection(document, viewer, introspection) ??
      refuseRole(document, operation, viewer)
    );
  };
  describeRoles(door.schema, leastRoles);
  return { ...door, leastRoles, refuseRole };
}

type Refuse = (request: RequestContext) => GraphQLError | null;

interface DoorParts extends Required<Pick<SupergraphOptions, 'logger' | 'report' | 'plans' | 'ownExecutor'>> {
  sourceOf(name: string): GraphQLDataSource;
  sources: ReadonlyMap<string, GraphQLDataSource>;
  refuse: Refuse;
}

/** Builds a schema over the data sources, with its executor. `refuse` is checked before execution. */
async function openDoor(supergraphSdl: string, { sourceOf, sources, refuse, ...parts }: DoorParts) {
  const { logger, report, plans, ownExecutor } = parts;
  const { risks, isVerified, verify } = planVerifier(supergraphSdl);
  if (risks.length > 0) logger.warn(`Query plans are verified, since some could be wrong: ${risks.join(' ')}`);
  const cache = new PlanCache(plans, isVerified);
  const { ApolloGateway } = await import('@apollo/gateway');
  const apollo: ApolloGateway = new ApolloGateway({
    supergraphSdl,
    logger,
    queryPlannerConfig: { cache },
    buildService: ({ name }) => sourceOf(name),
    experimental_didResolveQueryPlan: verify,
    // Query plans must never be exposed, regardless of the environment.
    __exposeQueryPlanExperimental: false,
  });
  const { schema, executor } = await apollo.load();
  checkDates(schema);
  const planning = await planningOf(apollo, (queryPlan, requestContext) => verify({ queryPlan, requestContext }));
  const own = ownExecutor ? planExecutor({ schema, sources, plans: cache, ...planning }) : null;
  const run = (request: RequestContext): Promise<ExecutionResult> => {
    const refused = refuse(request);
    if (refused) return Promise.resolve({ errors: [refused] });
    const tell = (error: unknown) => {
      if (!hasLeft(request.context)) report(error, request.context);
    };
    const running = own?.(request) ?? executor(request);
    return running.then(
      (result) => withPublicErrors(result, tell),
      (error: unknown) => failedResult(error, tell),
    );
  };
  const execute: Door['execute'] = (operation, variables, context) =>
    run(requestOf(operation, variables, context, schema, logger));
  return { apollo, schema, run, execute };
}

/** Whether the client has closed its request, so that what fails in consequence is no fault. */
function hasLeft({ signal }: { signal?: AbortSignal }): boolean {
  return signal?.aborted === true && (signal.reason as Error).name === 'AbortError';
}

/** The SDL whose API schema includes the fields hidden from clients. */
function withoutInaccessible(supergraphSdl: string): string {
  const shown = visit(parse(supergraphSdl, { noLocation: true }), {
    Directive: ({ name }) => (name.value === 'inaccessible' ? null : undefined),
  });
  return print(shown);
}

/** Apollo Server registers a listener and loads its gateway; this one is loaded already and notifies immediately. */
function asGateway(
  schema: GraphQLSchema,
  coreSupergraphSdl: string,
  executor: Executor,
  stop: () => Promise<void>,
): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl });
      return () => {};
    },
    load: async () => ({ executor }),
    stop,
  };
}

/** The request as Apollo Server would pass it. Without an operation name the gateway uses the hash unchanged. */
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
