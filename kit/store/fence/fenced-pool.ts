import pg from 'pg';
import { Connection, type ConnectionConfig } from '../connection.js';
import { asPart, scopeInForce } from './scope.js';

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** A pool whose connections use the scope they were checked out in, until they are returned. */
export class FencedPool extends pg.Pool {
  constructor(options: pg.PoolConfig & Pick<ConnectionConfig, 'transactionSettings'>) {
    super({ ...options, Client: Connection });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const scope = scopeInForce();
    const within = (client: pg.PoolClient): pg.PoolClient => {
      (client as unknown as Connection).takenIn(scope);
      return client;
    };
    if (!taken) return super.connect().then(within);
    super.connect((error, client, done) => taken(error, client && within(client), done));
  }
}

/** A pool, or any other source of queries, as one part of the service. */
export function poolOf<Asked extends Pick<pg.Pool, 'query'>>(pool: Asked, part: string): Asked {
  const ask = (method: 'query' | 'connect') => {
    const to = pool as unknown as Record<string, (...given: unknown[]) => unknown>;
    return (...given: unknown[]) => asPart(part, () => to[method]!(...given));
  };
  return { query: ask('query'), connect: ask('connect') } as unknown as Asked;
}
