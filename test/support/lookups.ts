import { LOOKUPS } from '#subgraphs/intelligence/capability-sources.js';
import { embeddedEmail } from '#subgraphs/intelligence/email/embedded-email.js';

export type Lookup = 'phone' | 'email' | 'ip' | 'address';

export interface WatchedLookups {
  /** Number of calls to each since the last call of this. */
  asked(): Partial<Record<Lookup, number>>;
  /** Holds every response back; returns a function that releases them. */
  hold(): () => void;
  restore(): void;
}

/** Counts the calls to the embedded sources in this process, and can delay their answers. */
export function watchLookups(): WatchedLookups {
  const { phone, ip, address } = LOOKUPS;
  const real = { phone: phone.imported!, ip: ip.imported!, address: address.imported!, email: embeddedEmail.facts };
  let counts: Partial<Record<Lookup, number>> = {};
  let gate: Promise<void> = Promise.resolve();
  const watched =
    <T extends unknown[], R>(lookup: Lookup, ask: (...given: T) => Promise<R>) =>
    async (...given: T): Promise<R> => {
      counts[lookup] = (counts[lookup] ?? 0) + 1;
      await gate;
      return ask(...given);
    };
  phone.imported = watched('phone', real.phone);
  ip.imported = watched('ip', real.ip);
  address.imported = watched('address', real.address);
  embeddedEmail.facts = watched('email', real.email);
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
      phone.imported = real.phone;
      ip.imported = real.ip;
      address.imported = real.address;
      embeddedEmail.facts = real.email;
    },
  };
}
