import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { metricsDoor } from '#kit/metrics/metrics-door.js';
import { type Leaving, leaving } from '#kit/process/process-end.js';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import { type Jobs, openJobs } from '#kit/queue/jobs.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import type { Topics } from '#kit/queue/topics.js';
import { openPool } from '#kit/store/database.js';
import { openFiles } from '#kit/store/files/open-files.js';
import { openReads } from '#kit/store/replicas.js';
import { openShim } from '#rest-shim/app.js';
import { admission } from './http/admission.js';
import { openApp } from './http/app.js';
import { type AskIdentity, type Authenticate, authenticator } from './http/authenticate.js';
import { forgetOnChange } from './http/forget-on-change.js';
import { answerEarly, openServer } from './http/open-server.js';
import { KeptAnswers } from './idempotency/kept-answers.js';
import { repeatOnce } from './idempotency/repeat-once.js';
import type { Config } from './config.js';
import { askSubgraph } from './supergraph/ask-subgraph.js';
import { portalAsker } from './pages/portal/ask-portal.js';
import { type Source, localDataSources, remoteDataSources } from './supergraph/data-sources.js';
import { graphOf } from './supergraph/graph-of.js';
import { newsRoutes } from './pages/portal/news-routes.js';
import { type PagesParts, openPages } from './pages/open-pages.js';
import { prepareOperation } from './plan/prepared-operation.js';
import { keyUses } from './http/key-uses.js';
import { keepSwept } from './limits/keep-swept.js';
import { rateLimits } from './limits/rate-limits.js';
import { SharedWindow } from './limits/shared-window.js';
import { trustOf } from './limits/source-address.js';
import { ownOrigin } from './sessions/own-origin.js';
import { openCookies } from './sessions/session-cookie.js';
import { type LiveLimits, serveSubscriptions } from './subscriptions/serve-subscriptions.js';
import { type Supergraph, startSupergraph } from './supergraph/supergraph.js';

export interface Running {
  url: string;
  /** The key of the first account when this start made it. */
  firstKey: string | null;
  /** What the operator should know of the data that lookups rest on. */
  notes: string[];
  stop(): Promise<void>;
}

/** Starts the gateway, with every subgraph and a worker in this process unless their URLs are set. */
export async function start(config: Config & { DATABASE_URL: string }, log: Log): Promise<Running> {
  const server = openServer();
  const departure = leaving(server);
  server.on('request', answerEarly);
  server.listen(config.PORT, config.HOST);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const port = (server.address() as AddressInfo).port;
  const url = config.PUBLIC_URL ?? `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  const pool = openPool(config.DATABASE_URL, 20, log);
  const topics = await topicsOf(config, pool, log);
  const late: { graph?: Graph } = {};
  const graph: Graph = (operation, variables, viewer) => late.graph!(operation, variables, viewer);
  const inside = config.subgraphUrls ? null : await openInside({ config, log, pool, topics, graph, url });
  const sources = inside?.sources ?? elsewhere(config);
  const identity = sources.get('identity')!;
  const askIdentity: AskIdentity = (query, variables) => askSubgraph(identity, query, variables);
  const uses = keyUses(askIdentity, log);
  const authenticate = authenticator({
    ...{
      askIdentity,
      askPortal: portalAsker(identity, sources.get('screening')!),
      noteUse: uses.note,
      sessionPerMinute: config.SESSION_RATE_LIMIT_PER_MINUTE,
    },
    onChange: (forget) => topics.listen('key-holders', forget, forget),
  });
  forgetOnChange(sources, authenticate);
  const supergraph = await startGraph(sources, log);
  late.graph = graphOf(supergraph);
  const stopWork = inside ? await inside.startWork() : null;
  const front = await openFront({
    config,
    log,
    pool,
    topics,
    url,
    server,
    departure,
    supergraph,
    sources,
    authenticate,
  });
  return {
    url,
    firstKey: inside?.firstKey ?? null,
    notes: inside?.notes ?? [],
    async stop() {
      await departure.leave(config.drainSeconds);
      await front.stop();
      await uses.stop();
      await stopWork?.();
      await supergraph.stop();
      for (const source of sources.values()) await source.close?.();
      await topics.close();
      await pool.end();
    },
  };
}

function elsewhere({ subgraphUrls, SERVICE_SECRET, SUBGRAPH_WAIT_SECONDS }: Config): Map<string, Source> {
  return remoteDataSources(subgraphUrls!, SERVICE_SECRET!, SUBGRAPH_WAIT_SECONDS * 1_000);
}

async function startGraph(sources: Map<string, Source>, log: Log): Promise<Supergraph> {
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
  const { JOB_NAMES, migrate, openStores, openSubgraphs, startWork, welcomeLines } = await import('#subgraphs/all.js');
  const stores = await openStores(pool);
  await migrate(pool);
  const firstKey = await stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  const jobs: Jobs = await openJobs(config.DATABASE_URL, { supervise: true, log, names: JOB_NAMES });
  const settings = {
    publicUrl: url,
    allowPrivateCallbacks: config.WEBHOOK_ALLOW_PRIVATE,
    pmsIds: config.PMS_IDS,
    signupRedirectOrigins: config.SIGNUP_REDIRECT_ORIGINS,
    mail: config.mail,
    sms: config.sms,
    deposits: config.deposits,
    retention: config.retention,
    idImages: config.idImages,
    files: await openFiles(config, log),
    lookups: config.lookups,
    datasetsAuto: config.DATASETS_AUTO === 'official',
    offenderStatesOff: config.OFFENDER_STATES_OFF,
    evictionStatesOff: config.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: config.BACKGROUND_EVICTION_STATES_OFF,
  };
  const copies = openReads(pool, config.DATABASE_REPLICA_URLS, log);
  const parts = { pool, reads: copies.reads, log, graph, jobs, topics, ...settings };
  const subgraphs = await openSubgraphs(parts, stores);
  const notes = await welcomeLines(pool, settings.datasetsAuto);
  const beginWork = async () => {
    const stopWork = await startWork(jobs, subgraphs);
    return async () => {
      await stopWork();
      settings.files.close?.();
      await copies.close();
    };
  };
  return { sources: localDataSources(subgraphs), firstKey, notes, startWork: beginWork };
}

/** Whether the database answers, and the subgraph that knows the keys: without it nobody can be let in. */
function readiness({ subgraphUrls }: Config, pool: pg.Pool, { isLeaving }: Leaving): () => Promise<boolean> {
  return async () => {
    if (isLeaving()) return false;
    const [asked] = await Promise.allSettled([pool.query('select 1')]);
    return asked.status === 'fulfilled' && (!subgraphUrls || isAnyReady(subgraphUrls.identity!));
  };
}

function liveLimits(config: Config): LiveLimits {
  return {
    socketsPerAccount: config.LIVE_SOCKETS_PER_ACCOUNT,
    subscriptionsPerAccount: config.LIVE_SUBSCRIPTIONS_PER_ACCOUNT,
    waitingEvents: config.LIVE_WAITING_EVENTS,
    heartbeatSeconds: config.LIVE_HEARTBEAT_SECONDS,
  };
}

async function isAnyReady(subgraphUrls: string[]): Promise<boolean> {
  const asked = subgraphUrls.map(async (url) => {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  });
  return (await Promise.all(asked)).includes(true);
}

interface Front {
  config: Config;
  log: Log;
  pool: pg.Pool;
  topics: Topics;
  url: string;
  server: Server;
  departure: Leaving;
  supergraph: Supergraph;
  sources: Map<string, Source>;
  authenticate: Authenticate;
}

type Given = 'graph' | 'userOf' | 'graphViewerOf' | 'cookies' | 'isOwnOrigin' | 'trust' | 'log';

function pagesOf(
  { config, url, supergraph, sources }: Pick<Front, 'config' | 'url' | 'supergraph' | 'sources'>,
  given: Pick<PagesParts, Given>,
) {
  return openPages({
    ...given,
    identity: sources.get('identity')!,
    screening: sources.get('screening')!,
    intelligence: sources.get('intelligence')!,
    signupsPer5Minutes: config.SIGNUP_RATE_LIMIT_PER_5_MINUTES,
    signInsPer5Minutes: config.SIGN_IN_RATE_LIMIT_PER_5_MINUTES,
    reference: { url, schema: config.GRAPHQL_INTROSPECTION ? supergraph.schema : null },
  });
}

/** HTTP and sockets. */
async function openFront(front: Front) {
  const { config, log, pool, topics, url, server, departure, supergraph, sources, authenticate } = front;
  const trust = trustOf(config.TRUSTED_PROXIES);
  const shared = config.rateLimitStore === 'database' ? new SharedWindow(pool, log) : undefined;
  const { RATE_LIMIT_PER_MINUTE: perMinute, EDGE_RATE_LIMIT_PER_5_MINUTES: addressPer5Minutes } = config;
  const limits = rateLimits({ perMinute, addressPer5Minutes, trust, keys: shared });
  const door = { cookies: openCookies(url), isOwnOrigin: ownOrigin(config.PUBLIC_URL) };
  const entrance = admission({ authenticate, limits, trust, secret: config.SERVICE_SECRET, ...door });
  const { viewerOf } = entrance;
  const answers = new KeptAnswers(pool);
  const rest = openShim({
    schema: supergraph.schema,
    prepare: prepareOperation,
    execute: supergraph.execute,
    viewerOf,
    pmsSystems: config.pmsSystems,
  });
  const graph = graphOf(supergraph);
  const { userOf, graphViewerOf } = entrance;
  const pages = pagesOf({ config, url, supergraph, sources }, { graph, userOf, graphViewerOf, ...door, trust, log });
  const [ready, metrics] = [readiness(config, pool, departure), metricsDoor(pool, config.METRICS_TOKEN)];
  const repeat = repeatOnce({ answers, viewerOf, log });
  const { app, stop } = await openApp(
    {
      ...{
        supergraph,
        admission: entrance,
        repeatOnce: repeat,
        rest,
        pages,
        news: newsRoutes(sources.get('screening')!),
      },
      ...{ introspection: config.GRAPHQL_INTROSPECTION, trust, ready, log, metrics },
    },
    server,
  );
  const sockets = {
    ...{ live: liveLimits(config), server, supergraph, graph, authenticate },
    ...{ limits, trust, topics, ...door },
  };
  const stopSockets = serveSubscriptions(sockets);
  const stopSweeping = keepSwept([() => answers.sweep(), ...(shared ? [() => shared.sweep()] : [])], log);
  server.off('request', answerEarly).on('request', app);
  return {
    async stop() {
      stopSweeping();
      await stopSockets();
      await stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
