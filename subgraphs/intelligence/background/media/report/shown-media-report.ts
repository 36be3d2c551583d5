import { open } from '#kit/cipher/cipher.js';
import { shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase } from '#kit/phrase.js';
import { newsScopePhrase } from '../coverage/news-scope.js';
import { type MediaOutcome, outcomeOf } from '../search/search-media.js';
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

/** Older reports do not say what they left out. */
const UNKNOWN_COVERAGE = [gapOf('news', 'coverage_unknown')];

/** A search as returned by the API; `outcome` is decrypted. */
export function shownMediaReport(
  { id, status, createdAt, stoppedAt }: Pick<MediaReport, 'id' | 'status' | 'createdAt' | 'stoppedAt'>,
  outcome: string | null,
): AdverseMediaReport {
  const said = outcome ? (JSON.parse(outcome) as MediaOutcome) : NOTHING;
  const { source, asOf, reason, gaps = UNKNOWN_COVERAGE, scope = null, riskCategories, findings } = said;
  const searched = scope === null ? null : newsScopePhrase(scope);
  const found = {
    source,
    asOf,
    reason,
    gaps,
    scope,
    scopePhrase: searched && shownPhrase(storedPhrase(searched)),
    riskCategories,
    findings: findings.map((one) => ({ ...one, outcome: outcomeOf(one) })),
  };
  return { id, status: status as AdverseMediaReport['status'], ...found, startedAt: createdAt, stoppedAt };
}

/** The same for a row read without the ORM, whose columns are still encrypted. */
export function unsealedMediaReport(row: MediaReport | null): AdverseMediaReport | null {
  return row && shownMediaReport(row, open(row.outcome, 'intelligence.media_report.outcome', row));
}
