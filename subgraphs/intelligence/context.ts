import type { Viewer } from '#kit/graph/viewer.js';

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
