import { type NatsConnection, connect } from '@nats-io/transport-node';
import type { Log } from '../process/log.js';
import type { Topics } from './topics.js';

const PREFIX = 'screening.topics.';
const RECONNECT_MS = 500;
/** Messages that NATS has not confirmed by then are also published through the database. */
const CONFIRM_MS = 2_000;

/** Connection events after which messages may have been missed. */
const GAPS = ['reconnect', 'slowConsumer'];

/**
 * Topics over NATS in addition to the database. Messages are published through NATS, or through the database while NATS
 * is down or within a transaction. Listeners receive both. `scope` separates services that share a NATS server; `url`
 * is a comma-separated list of servers. Throws if none is reachable.
 */
export async function natsTopics(url: string, scope: string, inner: Topics, log: Log): Promise<Topics> {
  const connection = await connect({
    servers: url.split(',').map((server) => server.trim()),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    timeout: 5_000,
  });
  const gaps = new Set<() => void>();
  const link = { up: true };
  void follow(connection, link, gaps, log);
  const subjectOf = (topic: string) => `${PREFIX}${scope}.${topic}`;
  return {
    async publish(topic, messages) {
      if (!link.up) return inner.publish(topic, messages);
      for (const message of messages) connection.publish(subjectOf(topic), JSON.stringify(message));
      const arrived = connection.flush().then(
        () => true,
        () => false,
      );
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), CONFIRM_MS).unref());
      if (!(await Promise.race([arrived, late]))) await inner.publish(topic, messages);
    },
    listen(topic, onMessage, onGap) {
      const stopInner = inner.listen(topic, onMessage, onGap);
      const subscription = connection.subscribe(subjectOf(topic), {
        callback: (error, message) => {
          if (error) return onGap?.();
          onMessage(message.json() as never);
        },
      });
      if (onGap) gaps.add(onGap);
      return () => {
        stopInner();
        subscription.unsubscribe();
        if (onGap) gaps.delete(onGap);
      };
    },
    isInDatabase: false,
    isListening: () => inner.isListening(),
    async close() {
      await connection.drain().catch(() => connection.close());
      await inner.close();
    },
  };
}

/** Tracks whether the server is reachable, and notifies listeners of possible gaps. */
async function follow(
  connection: NatsConnection,
  link: { up: boolean },
  gaps: Set<() => void>,
  log: Log,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      link.up = false;
      log.warn('topics.nats_lost');
    }
    if (type === 'reconnect') link.up = true;
    if (GAPS.includes(type)) for (const tell of gaps) tell();
  }
}
