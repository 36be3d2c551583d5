import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Log } from '../process/log.js';

/** Small messages between processes: IDs only, up to 8,000 bytes. They can be lost or delivered twice. */
export interface Topics {
  publish(topic: string, messages: object[]): Promise<void>;
  /** `onGap` is called after messages may have been missed. Returns an unsubscribe function. */
  listen(topic: string, onMessage: (message: never) => void, onGap?: () => void): () => void;
  /** Whether messages published within a transaction need no other way: the database carries all messages. */
  isInDatabase: boolean;
  /** Whether the database connection is currently listening. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface Listener {
  topic: string;
  onMessage: (message: never) => void;
  onGap: (() => void) | undefined;
}

/** Publishes within the caller's transaction: delivered on commit, discarded on rollback. */
export async function publishWith(tx: EntityManager, topic: string, message: object): Promise<void> {
  await tx.execute(`select pg_notify('topics', ?)`, [payloadOf(topic, message)]);
}

/** The same on a connection of the pool, within its transaction. */
export async function publishOn(client: pg.ClientBase, topic: string, messages: object[]): Promise<void> {
  const texts = messages.map((message) => payloadOf(topic, message));
  await client.query(`select pg_notify('topics', m) from unnest($1::text[]) m`, [texts]);
}

/** Payload of the notification that carries a message. */
export function payloadOf(topic: string, message: object): string {
  return JSON.stringify({ topic, message });
}

/** Topics over PostgreSQL LISTEN/NOTIFY, with one listening connection per process that reconnects by itself. */
export async function openTopics(url: string, pool: pg.Pool, log: Log): Promise<Topics> {
  const listeners = new Set<Listener>();
  let closed = false;
  let client: pg.Client | null = null;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      if (!closed) retry();
    });
    next.on('notification', ({ payload }) => deliver(listeners, payload));
    await next.connect();
    await next.query('listen topics');
    client = next;
  };
  const retry = (): void => {
    log.warn('topics.connection_lost');
    const attempt = async (): Promise<void> => {
      if (closed) return;
      try {
        await connect();
        for (const { onGap } of listeners) onGap?.();
      } catch {
        setTimeout(() => void attempt(), 1_000).unref();
      }
    };
    void attempt();
  };
  await connect();
  return {
    async publish(topic, messages) {
      const texts = messages.map((message) => payloadOf(topic, message));
      await pool.query(`select pg_notify('topics', m) from unnest($1::text[]) m`, [texts]);
    },
    listen(topic, onMessage, onGap) {
      const listener = { topic, onMessage, onGap };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isInDatabase: true,
    isListening: () => client !== null,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

function deliver(listeners: Set<Listener>, payload: string | undefined): void {
  const { topic, message } = JSON.parse(payload ?? '{}') as { topic: string; message: never };
  for (const listener of listeners) if (listener.topic === topic) listener.onMessage(message);
}
