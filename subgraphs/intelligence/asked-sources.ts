import { LOOKUPS } from './capability-sources.js';
import type { LookupSource } from './providers/coverage/lookup-source.type.js';
import { INSIDE } from './providers/settings/lookup-kind.js';
import type { Reads } from './reads.js';
import type { AllLookupSettings } from './settings.js';

/** The names of the sources that a search asks, sorted; `sources` of a search takes the same names. */
export interface AskedSources {
  /** Imported lists by their names, providers by theirs. */
  watchlists(): Promise<string[]>;
  /** Codes such as `US-TX`, but for States that are switched off. */
  evictions(): Promise<string[]>;
  /** Every source of every lookup, with what it covers. */
  all(): Promise<LookupSource[]>;
}

const distinct = (names: string[]) => [...new Set(names)].sort();

/** The sources of those who are asked by the settings' order. */
export function askedSources(settings: Pick<AllLookupSettings, 'order'>, reads: Reads): AskedSources {
  const { order } = settings;
  const outside = (names: string[]) => names.filter((name) => name !== INSIDE);
  const { coverage } = LOOKUPS.evictions;
  const isOff = (code: string) => reads.evictionStatesOff.some((state) => code === `US-${state}`);
  return {
    all: () => reads.lookupSources(settings),
    async watchlists() {
      const imported = order.watchlist.includes(INSIDE) ? await reads.watchlists.sources() : [];
      return distinct([...imported, ...outside(order.watchlist)]);
    },
    async evictions() {
      const imported = order.evictions.includes(INSIDE) ? await reads.evictionSources() : [];
      const provided = outside(order.evictions).flatMap((provider) => coverage?.[provider]?.sources ?? []);
      return distinct([...imported, ...provided.filter((code) => !isOff(code))]);
    },
  };
}
