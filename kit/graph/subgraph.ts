import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { type GraphQLSchema, parse } from 'graphql';
import type pg from 'pg';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type NonEmptyArray, buildSchema, createResolversMap } from 'type-graphql';
import type { Opening } from './for-viewer.js';
import type { Graph } from './graph.js';
import { boundPages } from './page-bounds.js';
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

/** What the process gives to each subgraph that it runs. */
export interface SubgraphParts extends SubgraphSettings {
  pool: pg.Pool;
  /** For lists, counts and reports; on replicas where there are some. */
  reads: Reads;
  log: Log;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll' | 'enqueueOn' | 'retryGivenUp'>;
  topics: Topics;
  files: FileStore;
}

export interface OpenSubgraph extends Opening {
  /** The context of the resolvers for one request; the fence around SDK keys reads its viewer. */
  contextOf(viewer: Viewer): { viewer: Viewer };
  /** Work that a worker process does for this subgraph. */
  jobs: Job<never>[];
  /** What a worker process keeps running for this subgraph; gives the ways to stop it. */
  keepRunning?(): (() => Promise<void>)[];
  /** Ends what any process with this subgraph in it holds or has not written down yet. */
  close?(): Promise<void>;
}

/** A subgraph as its table of contents. */
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

/** type-graphql asks for one where there is a subscription; ours are composed here and run by the gateway. */
const SERVED_ELSEWHERE = { publish: elsewhere, subscribe: elsewhere };

/**
 * A federated schema out of type-graphql classes. `references` answer other subgraphs' entity references by type.
 * Every root field refuses SDK keys unless it is marked `@OpenToSdk()`.
 */
export async function subgraphSchema(
  parts: Pick<Subgraph, 'resolvers' | 'types' | 'references'>,
): Promise<SubgraphSchema> {
  const schema = await buildSchema({
    resolvers: parts.resolvers as unknown as NonEmptyArray<Classes[number]>,
    orphanedTypes: parts.types,
    validate: false,
    skipCheck: true,
    pubSub: SERVED_ELSEWHERE,
    assumeValidSDL: true,
  } as never);
  const sdl = FEDERATION + REQUIRES_ROLE_SDL + printSchemaWithDirectives(schema);
  const map = createResolversMap(schema) as Record<string, Record<string, unknown>>;
  for (const [type, resolve] of Object.entries(parts.references)) {
    map[type] = {
      ...map[type],
      __resolveReference: (reference: { id: string }, context: never) => resolve(reference, context),
    };
  }
  const executable = buildSubgraphSchema([{ typeDefs: parse(sdl, { noLocation: true }), resolvers: map as never }]);
  boundPages(executable);
  fenceSdk(executable, schema);
  return { sdl, schema: executable };
}
