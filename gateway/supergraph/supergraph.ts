import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { GraphQLDataSource } from '@apollo/gateway';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { type ExecutionResult, type GraphQLError, type GraphQLSchema, parse, print, visit } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';
import { type TrustedDocuments, anyDocument } from '../documents/trusted-documents.js';
import type { PreparedOperation } from '../plan/prepared-operation.js';
import { type Report, failedResult, withPublicErrors } from '../plan/public-errors.js';
import { refuseIntrospection } from '../sessions/introspection.js';
import { type LeastRoles, type RefuseRole, describeRoles, leastRolesOf, roleFence } from '../sessions/roles.js';
import { refuseUnplain } from '../plan/plain-text.js';
import { isAnsweredAlone } from './answered-alone.js';
import {
  type Executor,
  type ReadOptions,
  type ReadSupergraph,
  type RequestContext,
  type SourceOf,
  readSupergraph,
} from './read-supergraph.js';
import { type ShownMessage, shownMessage } from './shown-message.js';

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
export interface SupergraphOptions extends Partial<ReadOptions> {
  supergraphSdl: string;
  /** Called once per subgraph of the SDL, at its first fetch. */
  dataSourceFor: (subgraph: string) => GraphQLDataSource;
  report?: Report;
  /** Schemas of the subgraphs in this process, by name (none). */
  schemas?: ReadonlyMap<string, GraphQLSchema>;
  /** What has been read of supergraphs already; what this one reads is added (nothing). */
  readings?: Readings;
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

/** Two schemas over the same data sources, each read on first use. */
export interface Doors {
  /** For clients: `schema` is the API schema. */
  clients(): Promise<Door>;
  /** For the service's own code, with fields that clients cannot see. */
  service(): Promise<Door>;
  /**
   * A subgraph of this process that answers a query of the service's own code alone, without a query plan; null if none
   * does. An idle worker asks for nothing else, and saves what a supergraph takes: see `readSupergraph`.
   */
  alone(text: string): Door | null;
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
}

/** Starts the gateway on a composed supergraph. Rejects if the SDL is inconsistent. */
export async function startSupergraph(options: SupergraphOptions): Promise<Supergraph> {
  const doors = openDoors(options);
  const { schema, execute, run, leastRoles, refuseRole } = await doors.clients();
  const gateway = asGateway(schema, options.supergraphSdl, run as Executor);
  const shown = shownMessage(schema, options.introspection ?? true);
  const { documents = anyDocument } = options;
  return { schema, execute, doors, leastRoles, refuseRole, shownMessage: shown, documents, gateway };
}

/** The two schemas of a composed supergraph. Opening one rejects if the SDL is inconsistent. */
export function openDoors(options: SupergraphOptions) {
  const { dataSourceFor, report = () => {}, introspection = true, schemas = new Map(), ...given } = options;
  const { readings = readingsOf(given) } = given;
  const sources = new Map<string, GraphQLDataSource>();
  const sourceOf = (name: string): GraphQLDataSource => {
    const source = sources.get(name) ?? dataSourceFor(name);
    sources.set(name, source);
    return source;
  };
  const parts = { sourceOf, report };
  const openForClients = async () => {
    const reading = await readings.clients();
    const { leastRoles, refuseRole } = reading;
    const refuse: Refuse = (request) => {
      const { viewer } = request.context as { viewer?: Viewer };
      const { document, operation } = request;
      return (
        refuseAny(request) ??
        refuseIntrospection(document, viewer, introspection) ??
        refuseRole(document, operation, viewer)
      );
    };
    return { ...openDoor(reading, { ...parts, refuse }), leastRoles, refuseRole };
  };
  const openForService = async () => openDoor(await readings.service(), { ...parts, refuse: refuseAny });
  const ofOne = new Map(
    [...schemas].map(([name, schema]) => [schema, openDoor(unplanned(name, schema), { ...parts, refuse: refuseAny })]),
  );
  const alone = (text: string) => {
    const document = parse(text, { noLocation: true });
    const schema = [...ofOne.keys()].find((one) => isAnsweredAlone(one, document));
    return schema ? ofOne.get(schema)! : null;
  };
  return { clients: onceAsked(openForClients), service: onceAsked(openForService), alone } satisfies Doors;
}

/** A subgraph that gets operations as they are. */
const unplanned = (name: string, schema: GraphQLSchema): ReadSupergraph => ({
  schema,
  execute: ({ request, context, document }, sourceOf) =>
    sourceOf(name).process({ request, context, document } as unknown as Parameters<
      GraphQLDataSource['process']
    >[0]) as Promise<ExecutionResult>,
});

/** The two schemas of a supergraph as they are read, each on first use. */
export interface Readings {
  clients(): Promise<ReadSupergraph & { leastRoles: LeastRoles; refuseRole: RefuseRole }>;
  service(): Promise<ReadSupergraph>;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export function readingsOf({ supergraphSdl, ...given }: Partial<ReadOptions> & { supergraphSdl: string }): Readings {
  const { logger = silent, plans = 1000, ownExecutor = false } = given;
  const options = { logger, plans, ownExecutor };
  const readForClients = async () => {
    const leastRoles = leastRolesOf(supergraphSdl);
    const reading = await readSupergraph(supergraphSdl, options);
    const refuseRole = roleFence(reading.schema, leastRoles);
    describeRoles(reading.schema, leastRoles);
    return { ...reading, leastRoles, refuseRole };
  };
  return {
    clients: onceAsked(readForClients),
    service: onceAsked(async () => {
      const whole = withoutInaccessible(supergraphSdl);
      await letOthersRun();
      return readSupergraph(whole, options);
    }),
  };
}

/** Calls the function on the first call; a failure is tried again on the next one. */
function onceAsked<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | null = null;
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
}

type Refuse = (request: RequestContext) => GraphQLError | null;

const refuseAny: Refuse = ({ document, request }) => refuseUnplain(document, request.variables ?? {});

interface DoorParts {
  sourceOf: SourceOf;
  report: Report;
  /** Checked before execution. */
  refuse: Refuse;
}

/** Opens a schema that has been read over data sources. */
function openDoor({ schema, execute: executeRequest }: ReadSupergraph, { sourceOf, report, refuse }: DoorParts) {
  const run = (request: RequestContext): Promise<ExecutionResult> => {
    const refused = refuse(request);
    if (refused) return Promise.resolve({ errors: [refused] });
    const tell = (error: unknown) => {
      if (!hasLeft(request.context)) report(error, request.context);
    };
    return executeRequest(request, sourceOf).then(
      (result) => withPublicErrors(result, tell),
      (error: unknown) => failedResult(error, tell),
    );
  };
  const execute: Door['execute'] = (operation, variables, context) =>
    run(requestOf(operation, variables, context, schema));
  return { schema, run, execute };
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
function asGateway(schema: GraphQLSchema, coreSupergraphSdl: string, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl });
      return () => {};
    },
    load: async () => ({ executor }),
    stop: async () => {},
  };
}

/** The request as Apollo Server would pass it. Without an operation name the gateway uses the hash unchanged. */
function requestOf(
  { document, operation, source, queryHash }: PreparedOperation,
  variables: Record<string, unknown>,
  context: object,
  schema: GraphQLSchema,
): RequestContext {
  return {
    request: { query: source, variables },
    document,
    operation,
    source,
    queryHash,
    context,
    schema,
    logger: silent,
    operationName: operation.name?.value ?? null,
    metrics: {},
    schemaHash: '' as RequestContext['schemaHash'],
    cache: undefined as unknown as RequestContext['cache'],
    overallCachePolicy: undefined,
  };
}
