import type { AddressInfo } from 'node:net';
import type { Log } from '#kit/process/log.js';
import { leaving } from '#kit/process/leaving.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import { eventFlow } from '#kit/queue/event-flow.js';
import { databaseProbe } from '#kit/store/database-probe.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import { ANSWERING_MS, openAnsweringPool, openPool } from '#kit/store/database.js';
import { type DatabaseUrls, directUrlOf } from '#kit/store/database-urls.js';
import type { Config } from '../config.js';
import { type AskIdentity, authenticator } from '../http/authenticate.js';
import { forgetOnChange } from '../http/forget-on-change.js';
import { keyUses } from '../http/key-uses.js';
import { answerEarly, openServer } from '../http/open-server.js';
import { portalAsker } from '../pages/portal/ask-portal.js';
import { askSubgraph } from '../supergraph/ask-subgraph.js';
import type { Source } from '../supergraph/traced-source.js';
import { graphToCome } from '../supergraph/graph-of.js';
import { openFront } from './open-front.js';
import type { InsideParts } from './open-inside.js';
import { startGraph } from './start-graph.js';
import { startWorker } from './start-worker.js';

export interface Running {
  url: string;
  /** API key of the first account, if this start created it. */
  firstKey: string | null;
  /** Link to the page that creates the owner; null if there is a user already. */
  ownerLink: string | null;
  /** Notes for the operator about the data used by lookups. */
  notes: string[];
  stop(): Promise<void>;
}

/** Where jobs run when the subgraphs are in this process: here, or in a separate worker process. */
export type WorkPlace = 'here' | 'beside';

/** Starts the gateway, with every subgraph in this process and a worker unless subgraph URLs are set. */
export async function start(config: Config & DatabaseUrls, log: Log, workPlace: WorkPlace = 'here'): Promise<Running> {
  const { server, departure, url } = await listen(config);
  const alsoWorks = workPlace === 'here' && !config.subgraphUrls;
  const pool = alsoWorks
    ? openPool(directUrlOf(config), config.DATABASE_POOL_SIZE, log)
    : openAnsweringPool(config, config.DATABASE_POOL_SIZE, log, ANSWERING_MS);
  const topics = await topicsOf(config, pool, log);
  const { graph, stand } = graphToCome();
  const inside = config.subgraphUrls ? null : await openWithWork({ config, log, pool, topics, graph, url }, workPlace);
  const sources = inside?.sources ?? (await elsewhere(config));
  const identity = sources.get('identity')!;
  const askIdentity: AskIdentity = (query, variables) => askSubgraph(identity, query, variables);
  const uses = keyUses(askIdentity, log);
  const authenticate = authenticator({
    askIdentity,
    askPortal: portalAsker(identity, sources.get('screening')!),
    noteUse: uses.note,
    sessionPerMinute: config.SESSION_RATE_LIMIT_PER_MINUTE,
    onChange: (forget) => topics.listen('key-holders', forget, forget),
  });
  forgetOnChange(sources, authenticate);
  const supergraph = await startGraph({ sources, schemas: inside?.schemas }, log, config);
  stand(supergraph.doors);
  // Workers in other processes may start after the gateway.
  const flows = eventFlow(poolOf(pool, 'gateway'), config.subgraphUrls !== null);
  await inside?.startWork();
  const front = await openFront({
    config,
    log,
    pool: poolOf(pool, 'gateway'),
    probe: databaseProbe(pool, config, log),
    flows,
    topics,
    url,
    server,
    departure,
    supergraph,
    sources,
    authenticate,
    figuresBeside: inside?.figuresBeside,
  });
  return {
    url,
    firstKey: inside?.firstKey ?? null,
    ownerLink: inside?.ownerLink ?? null,
    notes: inside?.notes ?? [],
    async stop() {
      await departure.leave(config.drainSeconds);
      await front.stop();
      await uses.stop();
      await inside?.close();
      await Promise.all([...sources.values()].map(async (source) => source.close?.()));
      await topics.close();
      await pool.end();
    },
  };
}

/** Opens the port first, so that requests during startup get an answer. */
async function listen(config: Config) {
  const server = openServer();
  const departure = leaving(server);
  server.on('request', answerEarly);
  server.listen(config.PORT, config.HOST);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const port = (server.address() as AddressInfo).port;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return { server, departure, url: config.PUBLIC_URL ?? `http://${host}:${port}` };
}

/** Its HTTP client takes 4 MB, which a service in one process saves. */
async function elsewhere(config: Config): Promise<Map<string, Source>> {
  const { subgraphUrls, SERVICE_SECRET, SUBGRAPH_WAIT_SECONDS } = config;
  const { remoteDataSources } = await import('../supergraph/remote-data-sources.js');
  return remoteDataSources(subgraphUrls!, SERVICE_SECRET!, SUBGRAPH_WAIT_SECONDS * 1_000);
}

/** Opens the subgraphs in this process, with the worker here or in a separate process. */
async function openWithWork(parts: InsideParts, workPlace: WorkPlace) {
  const { openInside, readyDatabase } = await import('./open-inside.js');
  const { config, log, url } = parts;
  const found = await readyDatabase(parts.pool, config, url);
  const inside = await openInside(parts, { supervise: workPlace === 'here' });
  if (workPlace === 'here') return { ...found, ...inside, figuresBeside: undefined };
  const worker = startWorker({ databaseUrl: config.DATABASE_URL, url }, log);
  return {
    ...found,
    ...inside,
    figuresBeside: worker.figures,
    startWork: () => Promise.resolve(worker.start()),
    async close() {
      await worker.stop();
      await inside.close();
    },
  };
}
