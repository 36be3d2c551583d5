import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { BackgroundContext } from './background-context.js';
import { BackgroundReport } from './check/background-report.entity.js';
import { MediaReport } from './media/report/media-report.entity.js';
import { riskMessages } from '../messages.js';

/**
 * Removes searches of news and background checks of the viewer's account, for the service itself: their person was
 * erased. Identifiers of no report are passed over. Gives how many were removed. Throws FORBIDDEN.
 */
export async function forgetReports({ em, viewer }: BackgroundContext, ids: string[]): Promise<number> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.forgetReportsForbidden);
  const which = { accountId: viewer.accountId, id: { $in: ids.filter(isId) } };
  return em.transactional(
    async (tx) => (await tx.nativeDelete(MediaReport, which)) + (await tx.nativeDelete(BackgroundReport, which)),
  );
}
