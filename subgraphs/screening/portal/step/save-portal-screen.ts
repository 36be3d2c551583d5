import type { ScreenName } from '#portal-screens';
import { problems } from '../../messages.js';
import type { PortalContext } from '../context.js';
import { refuse } from '../answers/problems.js';
import { findPortal } from '../visit/find-portal.js';
import { mustBeAsked, openVisit } from '../visit/open-visit.js';
import type { Portal } from '../visit/portal.type.js';
import { findStep, lockOpenReservation } from './find-step.js';

/** Maximum length of a draft as JSON: fits the longest form with a drawn signature. */
const LONGEST_DRAFT = 400_000;

/**
 * Records that a screen was opened and saves unvalidated answers. A submitted screen stays unchanged. Throws FORBIDDEN,
 * RESERVATION_NOT_FOUND, RESERVATION_ERASED, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, BAD_INPUT.
 */
export async function savePortalScreen(
  context: PortalContext,
  screen: ScreenName,
  answers: Record<string, unknown> | null,
): Promise<Portal> {
  const draft = answers && JSON.stringify(answers);
  if (draft && draft.length > LONGEST_DRAFT)
    throw refuse([{ loc: ['answers'], msg: problems.maxJson(LONGEST_DRAFT), type: 'too_long' }]);
  const visitor = await openVisit(context);
  mustBeAsked(visitor, screen);
  await context.em.transactional(async (tx) => {
    await lockOpenReservation(tx, visitor.row.id);
    const step = await findStep(tx, visitor.holder, screen);
    if (step.state === 'submitted' || step.state === 'accepted') return;
    step.viewedAt ??= new Date();
    if (!draft) return;
    if (step.state === 'viewed') step.state = 'entered';
    step.answers = draft;
    step.enteredAt = new Date();
  });
  return findPortal(context);
}
