import { createHash } from 'node:crypto';
import type { Graph } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { askToRenew } from './ask-records.js';

interface Imported {
  accountId: string;
  /** Reports on guests of the account with current or upcoming stays. */
  reportIds: string[];
  versionIds: string[];
}

/** Queue name and key of the job: the same versions and reports make one job. */
export const FOLLOW_REPORTS = {
  name: 'follow-reports',
  keyOf: ({ accountId, reportIds, versionIds }: Imported) =>
    createHash('sha256')
      .update([accountId, ...reportIds, ...versionIds].join())
      .digest('base64url'),
};

/** Searches reports again that newly imported dataset versions may affect. */
export function followReportsJob({ graph }: { graph: Graph }): Job<Imported> {
  return {
    ...FOLLOW_REPORTS,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    run: ({ accountId, reportIds, versionIds }) => askToRenew(graph, accountId, reportIds, versionIds),
  };
}
