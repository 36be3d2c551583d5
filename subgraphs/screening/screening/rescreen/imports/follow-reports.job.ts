import { createHash } from 'node:crypto';
import type { Graph } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { askToRenew } from './ask-records.js';

interface Imported {
  accountId: string;
  /** Reports about guests of the account whose stays matter still. */
  reportIds: string[];
  versionIds: string[];
}

/** What names the work when it is queued: the same versions and reports are one. */
export const FOLLOW_REPORTS = {
  name: 'follow-reports',
  keyOf: ({ accountId, reportIds, versionIds }: Imported) =>
    createHash('sha256')
      .update([accountId, ...reportIds, ...versionIds].join())
      .digest('base64url'),
};

/** Versions of data sets came into force: reports whom they may concern are searched again. */
export function followReportsJob({ graph }: { graph: Graph }): Job<Imported> {
  return {
    ...FOLLOW_REPORTS,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    run: ({ accountId, reportIds, versionIds }) => askToRenew(graph, accountId, reportIds, versionIds),
  };
}
