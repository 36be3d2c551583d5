import { isId } from '#kit/id.js';
import type { BackgroundContext } from '../background-context.js';
import type { AdverseMediaReport } from './report/media-report.type.js';
import { unsealedMediaReport } from './report/shown-media-report.js';

/** An adverse media search by ID; null if the viewer cannot see it. */
export async function findMediaReport(
  { load, viewer }: BackgroundContext,
  id: string,
): Promise<AdverseMediaReport | null> {
  return isId(id) ? unsealedMediaReport(await load.mediaReport.load(viewer.accountIds, id)) : null;
}
