import { open } from '#kit/cipher/cipher.js';
import type { MediaOutcome } from '../search/search-media.js';
import { gapOf } from '../../../answer/gap.js';
import type { MediaReport } from './media-report.entity.js';
import type { AdverseMediaReport } from './media-report.type.js';

const NOTHING: Omit<MediaOutcome, 'searched'> = {
  source: null,
  asOf: null,
  reason: null,
  gaps: [],
  scope: null,
  riskCategories: [],
  findings: [],
};

/** Reports of before coverage was noted do not tell what they left out. */
const UNKNOWN_COVERAGE = [gapOf('news', 'coverage_unknown')];

/** A report as the graph shows it, out of the columns; `outcome` as it was unsealed. */
export function shownMediaReport(
  { id, status, createdAt, stoppedAt }: Pick<MediaReport, 'id' | 'status' | 'createdAt' | 'stoppedAt'>,
  outcome: string | null,
): AdverseMediaReport {
  const said = outcome ? (JSON.parse(outcome) as MediaOutcome) : NOTHING;
  const { source, asOf, reason, gaps = UNKNOWN_COVERAGE, scope = null, riskCategories, findings } = said;
  const found = { source, asOf, reason, gaps, scope, riskCategories, findings };
  return { id, status: status as AdverseMediaReport['status'], ...found, startedAt: createdAt, stoppedAt };
}

/** The same of a row that was read without the ORM, whose columns are sealed. */
export function unsealedMediaReport(row: MediaReport | null): AdverseMediaReport | null {
  return row && shownMediaReport(row, open(row.outcome, 'intelligence.media_report.outcome', row));
}
