import type { Viewer } from '#kit/viewer/viewer.js';

/** What every operation of a request carries through the gateway to the subgraphs. */
export interface RequestContext {
  viewer: Viewer;
  requestId: string;
  /** Counts further operations of a document that came over HTTP. Throws a Failure. */
  countMore?(operations: number): Promise<void>;
}
