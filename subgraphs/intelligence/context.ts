import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { AskedSources } from './asked-sources.js';
import type { LookUp } from './open-providers.js';
import type { Report } from './providers/provider-failed.js';
import type { Reads } from './reads.js';
import type { SegmentReads } from './segments/lookup/segment-reads.js';

/** What a request of this subgraph carries. */
export interface IntelligenceContext {
  viewer: Viewer;
  /** Asks whoever answers for a capability; failures are reported and answered, never thrown. */
  lookUp: LookUp;
  /** Told of every provider that failed, so that the failure is logged; the lookup's own input is never passed. */
  report?: Report | undefined;
}

/** What a request carries whose lookups rest on imported data sets. */
export interface LookupContext extends IntelligenceContext {
  reads: Reads;
  /** Names of the sources that searches ask. */
  sources: AskedSources;
  /** Postal abbreviations of States whose register of offenders is not to be searched. */
  offenderStatesOff: string[];
  segments: SegmentReads;
  pool: pg.Pool;
  em: EntityManager;
}
