import type { Server } from 'node:http';
import type pg from 'pg';
import { type FiguresBeside, metricsDoor } from '#kit/metrics-endpoint/metrics-door.js';
import type { Log } from '#kit/process/log.js';
import type { Leaving } from '#kit/process/leaving.js';
import type { Topics } from '#kit/queue/topics.js';
import type { DatabaseProbe } from '#kit/store/database-probe.js';
import { openShim } from '#rest-shim/app.js';
import type { Config } from '../config.js';
import { admission } from '../http/admission.js';
import { openApp } from '../http/app.js';
import type { Authenticate } from '../http/authenticate.js';
import { restBody } from '../http/input/rest-body.js';
import { answerEarly } from '../http/open-server.js';
import { KeptAnswers } from '../idempotency/kept-answers.js';
import { repeatOnce } from '../idempotency/repeat-once.js';
import { keepSwept } from '../limits/keep-swept.js';
import { rateLimits } from '../limits/rate-limits.js';
import { SharedWindow } from '../limits/shared-window.js';
import { trustOf } from '../limits/source-address.js';
import { type PagesParts, openPages } from '../pages/open-pages.js';
import { serviceGraph } from '../http/service-graph.js';
import { stripeWebhook } from '../pages/portal/stripe-webhook.js';
import { prepareOnce } from '../plan/prepared-operation.js';
import { ownOrigin } from '../sessions/own-origin.js';
import { openCookies } from '../sessions/session-cookie.js';
import { LiveDoor, type LiveLimits } from '../subscriptions/live-door.js';
import { liveOverHttp } from '../subscriptions/live-over-http.js';
import { serveSubscriptions } from '../subscriptions/serve-subscriptions.js';
import type { Source } from '../supergraph/traced-source.js';
import { graphOf } from '../supergraph/graph-of.js';
import type { Supergraph } from '../supergraph/supergraph.js';

/**
 * Readiness: the database is reachable and has space left, events flow (this process receives them and a worker
 * publishes them), and the identity subgraph is reachable, without which no request can be authenticated.
 */
function readiness({ subgraphUrls }: Config, { flows, probe, topics, departure }: ReadyParts): () => Promise<boolean> {
  return async () => {
    if (departure.isLeaving() || !topics.isListening()) return false;
    if (!(await probe.isReady()) || !(await flows().catch(() => false))) return false;
    return !subgraphUrls || isAnyReady(subgraphUrls.identity!);
  };
}

type ReadyParts = Pick<Front, 'flows' | 'probe' | 'topics' | 'departure'>;

function liveLimits(config: Config): LiveLimits {
  return {
    socketsPerAccount: config.LIVE_SOCKETS_PER_ACCOUNT,
    subscriptionsPerAccount: config.LIVE_SUBSCRIPTIONS_PER_ACCOUNT,
    waitingEvents: config.LIVE_WAITING_EVENTS,
    heartbeatSeconds: config.LIVE_HEARTBEAT_SECONDS,
  };
}

/** Health checks are answered within two seconds. */
const READY_MS = 1_500;

async function isAnyReady(subgraphUrls: string[]): Promise<boolean> {
  const asked = subgraphUrls.map(async (url) => {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(READY_MS) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  });
  return (await Promise.all(asked)).includes(true);
}

interface Front {
  config: Config;
  log: Log;
  pool: pg.Pool;
  probe: DatabaseProbe;
  /** Whether a worker is publishing events; rejects when the database is unreachable. */
  flows(): Promise<boolean>;
  topics: Topics;
  url: string;
  server: Server;
  departure: Leaving;
  supergraph: Supergraph;
  sources: Map<string, Source>;
  authenticate: Authenticate;
  /** Metrics of the separate worker process, if there is one. */
  figuresBeside: FiguresBeside | undefined;
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
    publicUrl: url,
    allowPrivate: config.WEBHOOK_ALLOW_PRIVATE,
    reference: { url, schema: config.GRAPHQL_INTROSPECTION ? supergraph.schema : null },
  });
}

/** The HTTP and WebSocket server. */
export async function openFront(front: Front) {
  const { config, log, pool, topics, url, server, departure, supergraph, sources, authenticate } = front;
  const trust = trustOf(config.TRUSTED_PROXIES);
  const shared = config.rateLimitStore === 'database' ? new SharedWindow(pool, log) : undefined;
  const { RATE_LIMIT_PER_MINUTE: perMinute, EDGE_RATE_LIMIT_PER_5_MINUTES: addressPer5Minutes } = config;
  const limits = rateLimits({ perMinute, addressPer5Minutes, trust, keys: shared });
  const door = { cookies: openCookies(url), isOwnOrigin: ownOrigin(config.PUBLIC_URL) };
  const entrance = admission({ authenticate, limits, trust, secret: config.SERVICE_SECRET, ...door });
  const { viewerOf, userOf, graphViewerOf } = entrance;
  const answers = new KeptAnswers(pool);
  const repeat = repeatOnce({ answers, viewerOf, log });
  const rest = openShim({
    schema: supergraph.schema,
    prepare: prepareOnce,
    execute: supergraph.execute,
    viewerOf,
    readBody: restBody,
    repeatOnce: repeat,
    pmsSystems: config.pmsSystems,
    nameAliases: config.nameAliases,
  });
  const graph = graphOf(supergraph.doors);
  const pages = pagesOf({ config, url, supergraph, sources }, { graph, userOf, graphViewerOf, ...door, trust, log });
  const [ready, metrics] = [readiness(config, front), metricsDoor(pool, config.METRICS_TOKEN, front.figuresBeside)];
  const live = new LiveDoor({
    live: liveLimits(config),
    supergraph,
    graph,
    authenticate,
    limits,
    trust,
    topics,
    log,
    ...door,
  });
  const streams = liveOverHttp(live);
  const { app, stop } = await openApp({
    supergraph,
    admission: entrance,
    rest,
    pages,
    stripeWebhook: stripeWebhook(sources.get('screening')!),
    serviceGraph: serviceGraph(graph),
    introspection: config.GRAPHQL_INTROSPECTION,
    trust,
    corsOrigins: config.CORS_ORIGINS,
    ready,
    log,
    metrics,
    live: streams,
    pictureMs: config.ofSubgraphs.idImages.readMs,
  });
  const stopSockets = serveSubscriptions(server, live);
  const stopSweeping = keepSwept([() => answers.sweep(), ...(shared ? [() => shared.sweep()] : [])], log);
  server.off('request', answerEarly).on('request', app);
  // "100 Continue" is only sent right before the body is read.
  server.on('checkContinue', app);
  return {
    async stop() {
      stopSweeping();
      streams.stop();
      await stopSockets();
      live.connections.stop();
      await departure.finish();
      await stop();
      await front.probe.close();
    },
  };
}
