import type pg from 'pg';
import { DATASETS, LOOKUPS, SOURCES, type Together } from './capability-sources.js';
import type { Dataset } from './datasets/catalogue/dataset.js';
import { findFetchStates } from './datasets/official/fetch-state.js';
import { findDatasetStates } from './datasets/store/find-dataset-states.js';
import type { MaxAges } from './datasets/store/version-gaps.js';
import { listSources } from './providers/coverage/list-sources.js';
import type { LookupSettings } from './providers/settings/lookup-settings.js';

/** What the operator has turned off. */
export interface ReadRules {
  /** States whose eviction records are not searched. */
  evictionStatesOff: string[];
  /** Whether datasets are downloaded from their publishers. */
  datasetsAuto?: boolean;
  /** The datasets with their download URLs. */
  datasets?: Dataset[];
}

/** Conditions for complete results. */
export interface CoverageRules {
  /** Watchlists that must be searched before a person can be cleared. */
  sanctionsLists: readonly string[];
  maxAgeDays: MaxAges;
}

const NO_RULES: ReadRules & CoverageRules = { evictionStatesOff: [], sanctionsLists: [], maxAgeDays: {} };

type CapabilityReads = Together<ReturnType<(typeof SOURCES)[number]['reads']>>;

/** Opens the imported datasets, with the built-in packages as a fallback where useful. */
export function openReads(pool: pg.Pool, rules: ReadRules & CoverageRules = NO_RULES) {
  const { datasetsAuto, maxAgeDays, datasets = DATASETS } = rules;
  const data = { ...rules, pool };
  return {
    ...(Object.assign({}, ...SOURCES.map(({ reads }) => reads(data))) as CapabilityReads),
    lookupSources: async ({ order }: Pick<LookupSettings, 'order'>) =>
      listSources(pool, { order, lookups: LOOKUPS, datasets: DATASETS, ages: maxAgeDays }),
    followedDatasets: DATASETS.filter(({ isFollowed }) => isFollowed).map(({ name }) => name),
    datasets: () => findDatasetStates(pool, datasets),
    datasetFetches: async () => (datasetsAuto ? await findFetchStates(pool) : null),
  };
}

export type Reads = ReturnType<typeof openReads>;
