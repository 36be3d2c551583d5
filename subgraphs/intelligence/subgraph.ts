import type { Subgraph } from '#kit/graph/subgraph.js';
import { keepPurged } from '#kit/store/purge.js';
import { DATASETS } from './datasets/catalogue/datasets.js';
import { keepLoaded } from './datasets/command/keep-loaded.js';
import { DatasetVersion } from './datasets/store/dataset-version.entity.js';
import { insideDoorsOf } from './doors/inside-doors.js';
import { lookUpFor } from './doors/look-up.js';
import { openDoors } from './doors/open-doors.js';
import type { Report } from './doors/provider-failed.js';
import { openReads } from './imported/reads.js';
import { M001Datasets } from './migrations/m001-datasets.js';
import { M005Models } from './migrations/m005-models.js';
import { clockedClasses } from './models/clocked-classes.js';
import type { ModelsContext } from './models/models-context.js';
import { openRegister } from './models/register/open-register.js';
import { openPredictionLog } from './models/register/prediction-log.js';
import { intelligenceResolvers, intelligenceTypes } from './resolvers.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place, a person; imported data sets. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: {
    schema: 'intelligence',
    entities: [DatasetVersion],
    migrations: [
      { name: 'm001-datasets', class: M001Datasets },
      { name: 'm005-models', class: M005Models },
    ],
  },
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: ({ pool, log, lookups, datasetsAuto, offenderStatesOff }, orm) => {
    const reads = openReads(pool, { statesOff: offenderStatesOff });
    const doors = openDoors(lookups, insideDoorsOf(reads));
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    const failed = (err: unknown) => log.warn({ err }, 'model.not_reached');
    const [register, predictions] = [openRegister(pool, failed), openPredictionLog(pool, failed)];
    return {
      contextOf: (viewer): ModelsContext => ({
        ...{ viewer, reads, report, lookUp: lookUpFor(doors, viewer, report) },
        ...{ register, predictions, pool },
      }),
      jobs: [],
      keepRunning: () => [
        ...(datasetsAuto ? [keepLoaded(pool, DATASETS, log)] : []),
        keepPurged({ orm: orm!, pool, log, name: 'intelligence', classes: clockedClasses }),
        () => predictions.stop(),
      ],
    };
  },
};
