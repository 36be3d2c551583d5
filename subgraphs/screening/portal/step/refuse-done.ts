import { Failure } from '#kit/failure.js';
import { messages } from '../../messages.js';
import type { PortalStepRow } from './portal-step.entity.js';

/** Throws SCREEN_DONE for a screen that was submitted or accepted. */
export function refuseDone({ state }: Pick<PortalStepRow, 'state'>): void {
  if (state === 'submitted' || state === 'accepted') throw new Failure('SCREEN_DONE', messages.screenSubmitted);
}
