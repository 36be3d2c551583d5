import type { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { DOUBTS } from '../../booking/id-document/needs-manual-review.js';
import type { PortalDocumentCheck } from './document-check.type.js';

/** The ID check as shown to the guest; null before the first image and after erasure. */
export function shownDocumentCheck(check: IdCheck | null): PortalDocumentCheck | null {
  if (!check || check.erasedAt) return null;
  return { isPassed: check.status === 'passed', doubts: DOUBTS.filter((doubt) => check.findings.includes(doubt)) };
}
