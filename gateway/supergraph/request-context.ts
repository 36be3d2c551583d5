import type { Viewer } from '#kit/viewer/viewer.js';

/** The context that each operation passes through the gateway to the subgraphs. */
export interface RequestContext {
  viewer: Viewer;
  requestId: string;
  /** Aborted when the client leaves or the time of the request is up. Ends queries, never mutations. */
  signal?: AbortSignal;
  /** Whether the caller of HTTP accepts `application/json` only, where errors of the document have the status 200. */
  takesPlainJson?: boolean;
  /** Counts further operations of a document sent over HTTP. Throws a Failure. */
  countMore?(operations: number): Promise<void>;
}
