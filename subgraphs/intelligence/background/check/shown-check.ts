import type { BackgroundContext } from '../background-context.js';
import type { BackgroundReport } from './background-report.entity.js';
import type { BackgroundCheck } from './background-report.type.js';
import { findingPhrases } from './finding-phrases.js';
import type { CheckedPerson } from './person/checked-person.js';
import type { ReportItem } from './report-item.js';
import { verdictOf } from './verdict-of.js';
import { writeReportLink } from './pdf/make-background-report.js';

type Columns = Pick<
  BackgroundReport,
  'accountId' | 'id' | 'type' | 'status' | 'riskStatus' | 'createdAt' | 'stoppedAt'
>;

/** A check as returned by the API; `person` and `items` are decrypted. Each read creates a new report link. */
export function shownCheck(
  { backgroundReportUrl, viewer: by }: Pick<BackgroundContext, 'backgroundReportUrl' | 'viewer'>,
  { accountId, id, type, status, riskStatus, createdAt, stoppedAt }: Columns,
  { person, items }: Pick<BackgroundReport, 'person' | 'items'>,
): BackgroundCheck {
  const reportItems = JSON.parse(items) as ReportItem[];
  // Recomputed, so that older checks follow the current rule too.
  const verdict = stoppedAt ? verdictOf(reportItems) : { status, riskStatus };
  const shown = {
    ...verdict,
    id,
    type,
    personName: nameOf(JSON.parse(person) as CheckedPerson),
    startedAt: createdAt,
    stoppedAt,
    pdf: stoppedAt && backgroundReportUrl(writeReportLink({ accountId, id, by })),
    reportItems: reportItems.map(shownItem),
  };
  return shown as BackgroundCheck;
}

const shownItem = (item: ReportItem) => ({
  ...item,
  items: item.items.map((found) => ({ ...found, ...findingPhrases(item.key, found) })),
  gaps: item.gaps ?? [],
});

const nameOf = ({ firstName, middleName, lastName }: CheckedPerson): string | null =>
  [firstName, middleName, lastName].filter(Boolean).join(' ') || null;
