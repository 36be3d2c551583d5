import type { BackgroundContext } from '../background-context.js';
import type { BackgroundReport } from './background-report.entity.js';
import type { BackgroundCheck } from './background-report.type.js';
import { LINK_MINUTES, writeToken } from './pdf/report-token.js';

type Columns = Pick<
  BackgroundReport,
  'accountId' | 'id' | 'type' | 'status' | 'riskStatus' | 'createdAt' | 'stoppedAt'
>;

/** A check as the graph shows it; `items` as they were unsealed. Each look makes a link of its own. */
export function shownCheck(
  { backgroundReportUrl }: Pick<BackgroundContext, 'backgroundReportUrl'>,
  { accountId, id, type, status, riskStatus, createdAt, stoppedAt }: Columns,
  items: string,
): BackgroundCheck {
  const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
  const shown = {
    ...{ id, type, status, riskStatus, startedAt: createdAt, stoppedAt },
    pdf: stoppedAt && backgroundReportUrl(writeToken({ accountId, id, expiresAt })),
    reportItems: JSON.parse(items) as unknown,
  };
  return shown as BackgroundCheck;
}
