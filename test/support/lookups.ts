import { IMPORTED_PROVIDERS } from '#subgraphs/intelligence/inside-providers.js';
import { type EmbeddedSources, embedded } from '#subgraphs/intelligence/embedded.js';

export type Lookup = 'phone' | 'email' | 'ip' | 'address';

export interface WatchedLookups {
  /** How often each was asked since the last time that this was called. */
  asked(): Partial<Record<Lookup, number>>;
  /** Keeps every answer back from now on; gives the way to let them go. */
  hold(): () => void;
  restore(): void;
}

/** Counts what the service asks of its embedded sources, in this process, and can slow their answers down. */
export function watchLookups(): WatchedLookups {
  const real: EmbeddedSources = { ...embedded };
  const providers = { ...IMPORTED_PROVIDERS };
  let counts: Partial<Record<Lookup, number>> = {};
  let gate: Promise<void> = Promise.resolve();
  const watched =
    <T extends unknown[], R>(lookup: Lookup, ask: (...given: T) => Promise<R>) =>
    async (...given: T): Promise<R> => {
      counts[lookup] = (counts[lookup] ?? 0) + 1;
      await gate;
      return ask(...given);
    };
  IMPORTED_PROVIDERS.phone = watched('phone', providers.phone);
  IMPORTED_PROVIDERS.ip = watched('ip', providers.ip);
  IMPORTED_PROVIDERS.address = watched('address', providers.address);
  embedded.email = { facts: watched('email', (...given) => real.email.facts(...given)) };
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
      Object.assign(IMPORTED_PROVIDERS, providers);
      Object.assign(embedded, { email: real.email });
    },
  };
}
