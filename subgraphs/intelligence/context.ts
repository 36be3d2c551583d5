import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { AskedSources } from './asked-sources.js';
import type { Refreshing } from './datasets/refresh/refresh-dataset.js';
import type { LookUp } from './open-providers.js';
import type { Report } from './providers/provider-failed.js';
import type { Reads } from './reads.js';
import type { SegmentReads } from './segments/lookup/segment-reads.js';

/** Request context of this subgraph. */
export interface IntelligenceContext {
  viewer: Viewer;
  /** Calls the provider of a capability; failures are reported and returned as results, never thrown. */
  lookUp: LookUp;
  /** Called with every provider failure, for logging; never receives the input of the lookup. */
  report?: Report | undefined;
}

/** Request context for lookups based on imported datasets. */
export interface LookupContext extends IntelligenceContext {
  reads: Reads;
  /** Names of the searched sources. */
  sources: AskedSources;
  /** Postal abbreviations of states whose offender register is turned off. */
  offenderStatesOff: string[];
  segments: SegmentReads;
  pool: pg.Pool;
  refreshing: Refreshing;
  em: EntityManager;
}
