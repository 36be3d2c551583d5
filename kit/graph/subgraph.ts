import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, parse } from 'graphql';
import type pg from 'pg';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type NonEmptyArray, buildSchema, createResolversMap } from 'type-graphql';
import { convertEnumDefaults } from './enum-defaults.js';
import type { Opening } from './for-viewer.js';
import type { Graph } from './graph.js';
import { nullableRoots } from './nullable-roots.js';
import { boundPages } from './page-bounds.js';
import { markPropertyFields, omitPropertyResolvers } from './property-fields.js';
import { mutationPayloads } from './payload/mutation-payloads.js';
import { wordedFailures } from './payload/worded-failures.js';
import { type UserErrors, userErrorType } from './payload/user-error.type.js';
import { REQUIRES_ROLE_SDL } from './requires-role.js';
import { fenceSdk } from './sdk-fence.js';
import type { Log } from '../process/log.js';
import type { SubgraphSettings } from '../settings/subgraph-settings.js';
import type { Job, Jobs } from '../queue/jobs.js';
import type { Topics } from '../queue/topics.js';
import type { Store } from '../store/database.js';
import type { FileStore } from '../files/file-store.js';
import type { Reads } from '../store/replicas.js';
import type { Viewer } from '../viewer/viewer.js';
import { messages } from '../messages.js';

const FEDERATION =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", ' +
  'import: ["@key", "@shareable", "@external", "@inaccessible", "@requires", "@provides", "@composeDirective"])\n';

// oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own type of a class
type Classes = Function[];

type Resolver = (reference: { id: string }, context: never) => unknown;

export interface SubgraphSchema {
  sdl: string;
  schema: GraphQLSchema;
}

/** What the process provides to each of its subgraphs. */
export interface SubgraphParts extends SubgraphSettings {
  pool: pg.Pool;
  /** For lists, counts and reports; uses replicas if there are any. */
  reads: Reads;
  log: Log;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll' | 'enqueueOn' | 'retryGivenUp'>;
  topics: Topics;
  files: FileStore;
}

export interface OpenSubgraph extends Opening {
  /** The context of the resolvers for one request; the check of SDK keys reads its viewer. */
  contextOf(viewer: Viewer): { viewer: Viewer };
  /** Jobs that a worker process runs for this subgraph. */
  jobs: Job<never>[];
  /** Starts the background tasks of a worker process for this subgraph; returns functions that stop them. */
  keepRunning?(): (() => Promise<void>)[];
  /** Releases what this subgraph holds in any process, and writes pending data. */
  close?(): Promise<void>;
}

/** The parts of a subgraph. */
export interface Subgraph {
  name: string;
  store: Store | null;
  resolvers: Classes;
  types: Classes;
  references: Record<string, Resolver>;
  open(parts: SubgraphParts, orm: MikroORM | null): OpenSubgraph;
}

const elsewhere = (): never => {
  throw new Error(messages.subscriptionsAtGateway);
};

/** type-graphql requires this for subscriptions; ours are only composed here and executed by the gateway. */
const SERVED_ELSEWHERE = { publish: elsewhere, subscribe: elsewhere };

/**
 * Builds a federated schema from type-graphql classes. `references` resolve entity references of other subgraphs, by
 * type. Root fields are nullable, and reject SDK keys unless marked `@OpenToSdk()`.
 * `userErrors`: the failures that mutations return in a payload; without them, mutations have no payloads.
 */
export async function subgraphSchema(
  parts: Pick<Subgraph, 'resolvers' | 'types' | 'references'>,
  userErrors?: UserErrors,
): Promise<SubgraphSchema> {
  omitPropertyResolvers();
  const schema = await buildSchema({
    resolvers: parts.resolvers as unknown as NonEmptyArray<Classes[number]>,
    orphanedTypes: userErrors ? [...parts.types, userErrorType(userErrors.codes)] : parts.types,
    validate: false,
    skipCheck: true,
    pubSub: SERVED_ELSEWHERE,
    assumeValidSDL: true,
  } as never);
  nullableRoots(schema);
  if (userErrors) {
    mutationPayloads(schema, userErrors);
    wordedFailures(schema, userErrors);
  }
  const sdl = FEDERATION + REQUIRES_ROLE_SDL + printSchemaWithDirectives(schema);
  const map = createResolversMap(schema) as Record<string, Record<string, unknown>>;
  for (const [type, resolve] of Object.entries(parts.references)) {
    map[type] = {
      ...map[type],
      __resolveReference: (reference: { id: string }, context: never) => resolve(reference, context),
    };
  }
  const executable = buildSubgraphSchema([{ typeDefs: parse(sdl, { noLocation: true }), resolvers: map as never }]);
  markPropertyFields(executable);
  convertEnumDefaults(executable);
  boundPages(executable);
  fenceSdk(executable, schema);
  return { sdl, schema: executable };
}
