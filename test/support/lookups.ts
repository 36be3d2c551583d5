import { LOOKUPS } from '#subgraphs/intelligence/capability-sources.js';
import { embeddedEmail } from '#subgraphs/intelligence/email/embedded-email.js';

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
