import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { GraphQLDataSource } from '@apollo/gateway';
import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import { type Jobs, openJobs } from '#kit/queue/jobs.js';
import { type Topics, openTopics } from '#kit/queue/topics.js';
import { openPool } from '#kit/store/database.js';
import { openShim } from '#rest-shim/app.js';
import { openApp } from './http/app.js';
import { authenticator, vouchedViewer } from './http/authenticate.js';
import type { Config } from './config.js';
import { localDataSources, remoteDataSources } from './supergraph/data-sources.js';
import { graphOf } from './supergraph/graph-of.js';
import { prepareOperation } from './plan/prepared-operation.js';
import { rateLimits } from './http/rate-limits.js';
import { serveSubscriptions } from './subscriptions/serve-subscriptions.js';
import { type Supergraph, startSupergraph } from './supergraph/supergraph.js';

export interface Running {
  url: string;
  /** The key of the first account when this start made it. */
  firstKey: string | null;
  stop(): Promise<void>;
}

/** Starts the gateway, with every subgraph and a worker in this process unless their URLs are set. */
export async function start(config: Config & { DATABASE_URL: string }, log: Log): Promise<Running> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 });
  server.listen(config.PORT, config.HOST);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const port = (server.address() as AddressInfo).port;
  const url = config.PUBLIC_URL ?? `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  const pool = openPool(config.DATABASE_URL, 20, log);
  const topics = await openTopics(config.DATABASE_URL, pool, log);
  const late: { graph?: Graph } = {};
  const graph: Graph = (operation, variables, viewer) => late.graph!(operation, variables, viewer);
  const inside = config.subgraphUrls ? null : await openInside({ config, log, pool, topics, graph, url });
  const sources = inside?.sources ?? remoteDataSources(config.subgraphUrls!, config.SERVICE_SECRET!);
  const supergraph = await startGraph(sources, log);
  late.graph = graphOf(supergraph);
  const stopWork = inside ? await inside.startWork() : null;
  const front = await openFront({ config, log, pool, topics, server, supergraph, sources });
  return {
    url,
    firstKey: inside?.firstKey ?? null,
    async stop() {
      await front.stop();
      await stopWork?.();
      await supergraph.stop();
      await topics.close();
      await pool.end();
    },
  };
}

async function startGraph(sources: Map<string, GraphQLDataSource>, log: Log): Promise<Supergraph> {
  return startSupergraph({
    supergraphSdl: readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'),
    dataSourceFor: (name) => sources.get(name)!,
    ownExecutor: true,
    report: (err, context) =>
      log.error({ err, requestId: (context as { requestId?: string }).requestId }, 'request.fault'),
  });
}

interface Inside {
  config: Config & { DATABASE_URL: string };
  log: Log;
  pool: pg.Pool;
  topics: Topics;
  graph: Graph;
  url: string;
}

/** The one place where the gateway's process holds the subgraphs too, and a worker. */
async function openInside({ config, log, pool, topics, graph, url }: Inside) {
  const { JOB_NAMES, migrate, openStores, openSubgraphs, startWork } = await import('#subgraphs/all.js');
  const stores = await openStores(pool);
  await migrate(pool, stores);
  const firstKey = await stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  const jobs: Jobs = await openJobs(config.DATABASE_URL, { supervise: true, log, names: JOB_NAMES });
  const parts = {
    pool,
    log,
    graph,
    jobs,
    topics,
    publicUrl: url,
    allowPrivateCallbacks: config.WEBHOOK_ALLOW_PRIVATE,
    mail: config.mail,
    sms: config.sms,
  };
  const subgraphs = await openSubgraphs(parts, stores);
  return { sources: localDataSources(subgraphs), firstKey, startWork: () => startWork(jobs, subgraphs) };
}

interface Front {
  config: Config;
  log: Log;
  pool: pg.Pool;
  topics: Topics;
  server: Server;
  supergraph: Supergraph;
  sources: Map<string, GraphQLDataSource>;
}

/** HTTP and sockets. */
async function openFront({ config, log, pool, topics, server, supergraph, sources }: Front) {
  const authenticate = authenticator(sources.get('identity')!);
  const limits = rateLimits(config.RATE_LIMIT_PER_MINUTE, config.EDGE_RATE_LIMIT_PER_5_MINUTES);
  const viewerOf: Parameters<typeof openApp>[0]['viewerOf'] = async (request, response) => {
    const vouched = await vouchedViewer(request.get('authorization'), config.SERVICE_SECRET);
    if (vouched) return vouched;
    const viewer = await authenticate(request.get('x-api-key'));
    if (await limits.takeKey(viewer.keyId!, response)) return viewer;
    throw new Failure('TOO_MANY_REQUESTS', 'Too many requests with this key; see Retry-After.');
  };
  const rest = openShim({
    schema: supergraph.schema,
    prepare: prepareOperation,
    execute: supergraph.execute,
    viewerOf,
    pmsIds: config.PMS_IDS,
  });
  const ready = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const { GRAPHQL_INTROSPECTION: introspection, TRUSTED_PROXIES: trustedProxies } = config;
  const { app, stop } = await openApp(
    { supergraph, viewerOf, limits, rest, introspection, trustedProxies, ready, log },
    server,
  );
  const stopSockets = serveSubscriptions({ server, supergraph, graph: graphOf(supergraph), authenticate, topics });
  server.on('request', app);
  return {
    async stop() {
      await stopSockets();
      await stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
