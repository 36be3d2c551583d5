import type { Subgraph } from '#kit/graph/subgraph.js';
import type { Job } from '#kit/queue/jobs.js';
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
import { M006Segments } from './migrations/m006-segments.js';
import { keepBuilt } from './segments/build/keep-built.js';
import { segmentReads } from './segments/lookup/segment-reads.js';
import { followStayJob } from './segments/stays/follow-stay.job.js';
import { intelligenceResolvers, intelligenceTypes } from './listed/resolvers.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place, a person; imported data sets. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: {
    schema: 'intelligence',
    entities: [DatasetVersion],
    migrations: [
      { name: 'm001-datasets', class: M001Datasets },
      { name: 'm006-segments', class: M006Segments },
    ],
  },
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: ({ pool, log, graph, lookups, datasetsAuto, offenderStatesOff }) => {
    const reads = openReads(pool, { statesOff: offenderStatesOff });
    const doors = openDoors(lookups, insideDoorsOf(reads));
    const segments = segmentReads(pool);
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    return {
      contextOf: (viewer): LookupContext => ({
        ...{ viewer, reads, segments, report },
        lookUp: lookUpFor(doors, viewer, report),
      }),
      jobs: [followStayJob(pool, graph)] as Job<never>[],
      keepRunning: () => [keepBuilt(pool, log), ...(datasetsAuto ? [keepLoaded(pool, DATASETS, log)] : [])],
    };
  },
};
