import { decrypt } from '#kit/cipher/cipher.js';
import type { MediaOutcome } from '../search/search-media.js';
import type { MediaReport } from './media-report.entity.js';
import type { AdverseMediaReport } from './media-report.type.js';

const NOTHING: Omit<MediaOutcome, 'searched'> = {
  ...{ source: null, asOf: null, reason: null, riskCategories: [], findings: [] },
};

/** A report as the graph shows it, out of the columns; `outcome` as it was unsealed. */
export function shownMediaReport(
  { id, status, createdAt, stoppedAt }: Pick<MediaReport, 'id' | 'status' | 'createdAt' | 'stoppedAt'>,
  outcome: string | null,
): AdverseMediaReport {
  const { source, asOf, reason, riskCategories, findings } = outcome ? (JSON.parse(outcome) as MediaOutcome) : NOTHING;
  const found = { source, asOf, reason, riskCategories, findings };
  return { id, status: status as AdverseMediaReport['status'], ...found, startedAt: createdAt, stoppedAt };
}

/** The same of a row that was read without the ORM, whose columns are sealed. */
export function unsealedMediaReport(row: MediaReport | null): AdverseMediaReport | null {
  return row && shownMediaReport(row, row.outcome && decrypt(row.outcome));
}
