import type { Subgraph } from '#kit/graph/subgraph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { BackgroundReport } from './background/check/background-report.entity.js';
import { MediaReport } from './background/media/report/media-report.entity.js';
import { openBackground } from './background/open-background.js';
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
import { M003Background } from './migrations/m003-background.js';
import { intelligenceResolvers, intelligenceTypes } from './resolvers.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place, a person; imported data sets. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: {
    schema: 'intelligence',
    entities: [DatasetVersion, MediaReport, BackgroundReport],
    migrations: [
      { name: 'm001-datasets', class: M001Datasets },
      { name: 'm003-background', class: M003Background },
    ],
  },
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: (parts, orm) => {
    const { pool, log, lookups, datasetsAuto, offenderStatesOff } = parts;
    const reads = openReads(pool);
    const doors = openDoors(lookups, insideDoorsOf(reads));
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    const background = openBackground(parts, { orm: orm!, doors, reads, report });
    const lookupsOf = (viewer: Viewer): LookupContext => ({
      ...{ viewer, reads, report, lookUp: lookUpFor(doors, viewer, report), offenderStatesOff },
    });
    return {
      contextOf: (viewer) => background.contextOf(viewer, lookupsOf(viewer)),
      jobs: background.jobs,
      keepRunning: () => [...(datasetsAuto ? [keepLoaded(pool, DATASETS, log)] : []), ...background.keepRunning()],
    };
  },
};
