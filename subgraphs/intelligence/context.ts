import type { Viewer } from '#kit/graph/viewer.js';
import type { LookUp } from './doors/look-up.js';
import type { Report } from './doors/provider-failed.js';

/** What a request of this subgraph carries. */
export interface IntelligenceContext {
  viewer: Viewer;
  /** Asks whoever answers for a capability; failures are reported and answered, never thrown. */
  lookUp: LookUp;
  /** Told of every provider that failed, so that the failure is logged; the lookup's own input is never passed. */
  report?: Report | undefined;
}
