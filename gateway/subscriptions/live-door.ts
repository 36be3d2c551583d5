import { randomUUID } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { Graph } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Authenticate } from '../http/authenticate.js';
import { type Counted, type Limited, type RateLimits, rateLimitText } from '../limits/rate-limits.js';
import { MemoryWindow } from '../limits/sliding-window.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import type { Trust } from '../limits/source-address.js';
import type { OwnOrigin } from '../sessions/own-origin.js';
import type { Cookies } from '../sessions/session-cookie.js';
import { messages } from '../messages.js';
import type { LiveResults } from './answer-events.js';
import type { Subscriber } from './family-viewer.js';
import { OpenConnections } from './open-connections.js';
import { Seats } from './seats.js';
import { sharedReads } from './shared-reads.js';
import { type LiveParts, subscribe } from './subscribe.js';

export interface LiveLimits {
  socketsPerAccount: number;
  subscriptionsPerAccount: number;
  /** Maximum number of events queued for one client. */
  waitingEvents: number;
  heartbeatSeconds: number;
}

export interface LiveDoorParts extends LiveParts {
  authenticate: Authenticate;
  limits: RateLimits;
  /** Trusted proxies. */
  trust: Trust;
  cookies: Cookies;
  isOwnOrigin: OwnOrigin;
  live: LiveLimits;
  log: Log;
}

const MINUTE = 60;
/** All open subscriptions of an account can be started once more within the same minute. */
const STARTS = 2;
/** Subscriptions that start at the same time; a thousand at once would wait for connections until they time out. */
const STARTING = 100;

/** What all transports of subscriptions share: their limits, the checks of their keys, and running their operations. */
export class LiveDoor {
  readonly connections: OpenConnections;
  private readonly streams: Seats;
  private readonly starting = bulkhead(STARTING, Infinity);
  private readonly starts = new MemoryWindow(MINUTE);

  /** Reads of the event log are shared by subscribers, above all by those who resume at the same time. */
  private readonly graph: Graph;

  constructor(readonly parts: LiveDoorParts) {
    const { authenticate, live } = parts;
    this.graph = sharedReads(parts.graph);
    this.connections = new OpenConnections(authenticate, live.socketsPerAccount);
    this.streams = new Seats(live.subscriptionsPerAccount);
  }

  /** Counts the start of a subscription. Subscriptions have a budget of their own, apart from the rate limits. */
  takeStart({ accountId }: Pick<Viewer, 'accountId'>): GraphQLError | null {
    const limit = STARTS * this.parts.live.subscriptionsPerAccount;
    const { allowed, resetSeconds } = this.starts.take(accountId, limit);
    return allowed ? null : tooMany(messages.tooManyStarts(limit, resetSeconds), resetSeconds);
  }

  /** Counts operations of a query, a mutation or an invalid document against the key or session. */
  async takeOperations(viewer: Limited, operations: number): Promise<GraphQLError | null> {
    return refusalOf(await this.parts.limits.takeKey(viewer, operations), viewer);
  }

  /**
   * Starts a subscription within the account's limit. `onEnd` is called once when it ends: with SlowReader if the
   * client reads too slowly.
   */
  async watch(
    subscriber: Subscriber,
    args: ExecutionArgs,
    onEnd: (error: unknown) => void,
    lastEventId: number | null = null,
  ): Promise<LiveResults | ExecutionResult> {
    const leave = this.streams.take(subscriber.viewer.accountId);
    if (!leave) return { errors: [tooMany(messages.tooManySubscriptions)] };
    const rules = {
      waiting: this.parts.live.waitingEvents,
      onEnd: (error: unknown) => {
        leave();
        onEnd(error);
      },
    };
    try {
      const results = await this.starting.execute(() => {
        const { supergraph, topics } = this.parts;
        return subscribe({ supergraph, topics, graph: this.graph }, subscriber, args, rules, lastEventId);
      });
      if (!('next' in results)) leave();
      return results;
    } catch (error) {
      leave();
      throw error;
    }
  }

  logFault(err: unknown, { requestId }: Pick<Viewer, 'requestId'>): void {
    this.parts.log.error({ err, requestId }, 'request.fault');
  }

  /** Runs a query or a mutation that came by a transport for subscriptions. */
  run(viewer: Viewer, { document, variableValues, operationName }: ExecutionArgs): Promise<ExecutionResult> {
    const { supergraph } = this.parts;
    const source = document.loc?.source.body ?? '';
    const operation = prepareDocument(supergraph.schema, document, `${operationName ?? ''}\n${source}`);
    const variables = (variableValues ?? {}) as Record<string, unknown>;
    return supergraph.execute(operation, variables, { viewer, requestId: viewer.requestId ?? randomUUID() });
  }
}

/** These transports have no `Retry-After` header: the seconds to wait are in `extensions.retryAfter`. */
export function refusalOf(counted: Counted, viewer?: Limited): GraphQLError | null {
  if (counted.allowed) return null;
  const whose = viewer?.kind === 'user' ? 'per session' : undefined;
  return tooMany(rateLimitText(counted, whose), counted.resetSeconds);
}

function tooMany(message: string, retryAfter?: number): GraphQLError {
  const extensions = { code: 'TOO_MANY_REQUESTS', ...(retryAfter !== undefined && { retryAfter }) };
  return new GraphQLError(message, { extensions });
}
