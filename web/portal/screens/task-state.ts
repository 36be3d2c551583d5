import type { PortalParts } from '../graph/answers.js';
import { arePicturesLeft, takesPictures } from '../pictures/pictures-left.js';
import type { Task } from '../state/question.js';

export type ShownState = Task['state'] | 'PICTURES' | 'PAYMENT' | 'ADULTS';

/** What the guest is told of a screen: done is what was accepted and has passed its check. */
export function stateOf({ screen, state }: Task, portal: PortalParts): ShownState {
  if (state === 'ACCEPTED')
    return takesPictures(screen) && portal.documentCheck?.isPassed === false ? 'SUBMITTED' : state;
  if (state !== 'SUBMITTED') return state;
  if (takesPictures(screen) && arePicturesLeft(portal)) return 'PICTURES';
  if (screen === 'SecurityDeposit' && portal.paysElsewhere) return 'PAYMENT';
  return screen === 'GuestList' ? 'ADULTS' : state;
}

/** Whether a screen that was sent still takes another document. */
export const canReopen = ({ screen, state }: Task, { pictures }: PortalParts): boolean =>
  takesPictures(screen) && state === 'SUBMITTED' && pictures !== null;
