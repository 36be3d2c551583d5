import { IMPORTED_DOORS } from '#subgraphs/intelligence/doors/inside-doors.js';
import { type Providers, providers } from '#subgraphs/intelligence/listed/providers.js';

export type Lookup = 'phone' | 'email' | 'ip' | 'address';

export interface WatchedLookups {
  /** How often each was asked since the last time that this was called. */
  asked(): Partial<Record<Lookup, number>>;
  /** Keeps every answer back from now on; gives the way to let them go. */
  hold(): () => void;
  restore(): void;
}

/** Counts what the service asks of its real providers, in this process, and can slow their answers down. */
export function watchLookups(): WatchedLookups {
  const real: Providers = { ...providers };
  const doors = { ...IMPORTED_DOORS };
  let counts: Partial<Record<Lookup, number>> = {};
  let gate: Promise<void> = Promise.resolve();
  const watched =
    <T extends unknown[], R>(lookup: Lookup, ask: (...given: T) => Promise<R>) =>
    async (...given: T): Promise<R> => {
      counts[lookup] = (counts[lookup] ?? 0) + 1;
      await gate;
      return ask(...given);
    };
  IMPORTED_DOORS.phone = watched('phone', doors.phone);
  IMPORTED_DOORS.ip = watched('ip', doors.ip);
  IMPORTED_DOORS.address = watched('address', doors.address);
  providers.email = { facts: watched('email', (...given) => real.email.facts(...given)) };
  return {
    asked() {
      const before = counts;
      counts = {};
      return before;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    restore() {
      Object.assign(IMPORTED_DOORS, doors);
      Object.assign(providers, { email: real.email });
    },
  };
}
