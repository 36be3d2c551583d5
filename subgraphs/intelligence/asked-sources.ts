import { LOOKUPS } from './capability-sources.js';
import type { LookupSource } from './providers/coverage/lookup-source.type.js';
import { INSIDE } from './providers/settings/lookup-kind.js';
import type { Reads } from './reads.js';
import type { AllLookupSettings } from './settings.js';

/** Names of the searched sources, sorted; a search takes the same names in `sources`. */
export interface AskedSources {
  /** Names of imported lists and of providers. */
  watchlists(): Promise<string[]>;
  /** Codes such as `US-TX`, except for states turned off in the settings. */
  evictions(): Promise<string[]>;
  /** All sources of all lookups, with their coverage. */
  all(): Promise<LookupSource[]>;
}

const distinct = (names: string[]) => [...new Set(names)].sort();

/** The sources of the configured providers. */
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
