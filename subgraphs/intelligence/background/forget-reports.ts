import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { BackgroundContext } from './background-context.js';
import { BackgroundReport } from './check/background-report.entity.js';
import { MediaReport } from './media/report/media-report.entity.js';
import { riskMessages } from '../messages.js';

/**
 * Deletes the searches and checks of an erased person in the viewer's account. Unknown IDs are ignored. Returns the
 * number deleted. Throws FORBIDDEN unless called by the service.
 */
export async function forgetReports({ em, viewer }: BackgroundContext, ids: string[]): Promise<number> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.forgetReportsForbidden);
  const which = { accountId: viewer.accountId, id: { $in: ids.filter(isId) } };
  return em.transactional(
    async (tx) => (await tx.nativeDelete(MediaReport, which)) + (await tx.nativeDelete(BackgroundReport, which)),
  );
}
