import type { Viewer } from '#kit/graph/viewer.js';
import type { Reads } from './imported/reads.js';

/** What a request of this subgraph carries. `viewer` is who asks; no lookup here depends on it. */
export interface IntelligenceContext {
  viewer: Viewer;
  /** Told of every provider that failed, so that the failure is logged; the lookup's own input is never passed. */
  report?: (failure: ProviderFailure) => void;
}

export interface ProviderFailure {
  capability: string;
  error: unknown;
}

/** What a request carries whose lookups rest on imported data sets. */
export interface LookupContext extends IntelligenceContext {
  reads: Reads;
}
