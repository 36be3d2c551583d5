import type { Subgraph } from '#kit/graph/subgraph.js';
import { emFor } from '#kit/store/database.js';
import type { LookupContext } from './context.js';
import { DATASETS } from './datasets/catalogue/datasets.js';
import { keepLoaded } from './datasets/command/keep-loaded.js';
import { DatasetVersion } from './datasets/store/dataset-version.entity.js';
import { insideDoorsOf } from './doors/inside-doors.js';
import { lookUpFor } from './doors/look-up.js';
import { openDoors } from './doors/open-doors.js';
import type { Report } from './doors/provider-failed.js';
import { openReads } from './imported/reads.js';
import { M001Datasets } from './migrations/m001-datasets.js';
import { M002Watchlists } from './migrations/m002-watchlists.js';
import { M004WatchlistTriage } from './migrations/m004-watchlist-triage.js';
import { intelligenceResolvers, intelligenceTypes } from './resolvers.js';
import { WatchlistDismissal } from './watchlist/triage/watchlist-dismissal.entity.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place, a person; imported data sets. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: {
    schema: 'intelligence',
    entities: [DatasetVersion, WatchlistDismissal],
    migrations: [
      { name: 'm001-datasets', class: M001Datasets },
      { name: 'm002-watchlists', class: M002Watchlists },
      { name: 'm004-watchlist-triage', class: M004WatchlistTriage },
    ],
  },
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: ({ pool, log, lookups, datasetsAuto, offenderStatesOff }, orm) => {
    const reads = openReads(pool, { statesOff: offenderStatesOff });
    const doors = openDoors(lookups, insideDoorsOf(reads));
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    return {
      contextOf: (viewer): LookupContext => ({
        ...{ viewer, reads, report, pool, lookUp: lookUpFor(doors, viewer, report) },
        get em() {
          return emFor(orm!, viewer);
        },
      }),
      jobs: [],
      ...(datasetsAuto && { keepRunning: () => [keepLoaded(pool, DATASETS, log)] }),
    };
  },
};
