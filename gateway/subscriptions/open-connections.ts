import { Failure } from '#kit/failure.js';
import type { Holder } from '#kit/viewer/viewer.js';
import type { Authenticate, Shown } from '../http/authenticate.js';
import { Seats } from './seats.js';

/** An open socket, or an open response with a subscription. */
export interface OpenConnection {
  /** The holder of its key or session, kept up to date. */
  holder: Holder;
  /** Its key or session is no longer valid. */
  refuse(): void;
  /** Its key or session could not be checked for too long. */
  tryLater(): void;
}

interface Watched extends OpenConnection {
  unknownSince?: number | undefined;
}

interface Together {
  shown: Shown;
  connections: Set<Watched>;
}

/** How often the keys and sessions of open connections are checked; see also the cache time in authenticate.ts. */
const RECHECK_MS = 200;
/** How long connections stay open while their key cannot be verified. */
const UNKNOWN_MS = 10_000;

/** The open connections of all transports. Closes them when their key or session is no longer valid. */
export class OpenConnections {
  private readonly open = new Map<string, Together>();
  private readonly seats: Seats;
  private readonly recheck: NodeJS.Timeout;

  /** `perAccount`: maximum number of open connections of an account. */
  constructor(
    private readonly authenticate: Authenticate,
    perAccount: number,
  ) {
    this.seats = new Seats(perAccount);
    this.recheck = setInterval(() => this.open.forEach((together) => void this.check(together)), RECHECK_MS);
  }

  /** Adds a connection; null if its account has too many. Returns an idempotent function that removes it. */
  add(shown: Shown, connection: OpenConnection): (() => void) | null {
    const leave = this.seats.take(connection.holder.accountId);
    if (!leave) return null;
    const name = Object.entries(shown)[0]!.join(' ');
    const together = this.open.get(name) ?? { shown, connections: new Set() };
    this.open.set(name, together);
    together.connections.add(connection);
    return () => {
      leave();
      together.connections.delete(connection);
      if (together.connections.size === 0 && this.open.get(name) === together) this.open.delete(name);
    };
  }

  stop(): void {
    clearInterval(this.recheck);
  }

  /** Checks a key or session once for all its connections. */
  private async check({ shown, connections }: Together): Promise<void> {
    try {
      const holder = await this.authenticate(shown, false);
      for (const connection of connections) Object.assign(connection, { holder, unknownSince: undefined });
    } catch (error) {
      for (const connection of connections) {
        connection.unknownSince ??= Date.now();
        if (isRefusal(error)) connection.refuse();
        else if (Date.now() - connection.unknownSince > UNKNOWN_MS) connection.tryLater();
      }
    }
  }
}

/** Whether the key or session is invalid; any other error means that it could not be checked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Failure && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);
}
