import type { PortalParts } from '../graph/answers.js';
import { arePicturesLeft, isToDo, takesPictures } from '../pictures/pictures-left.js';
import type { Task } from '../state/question.js';

export type ShownState = Task['state'] | 'PICTURES' | 'PAYMENT' | 'ADULTS';

/** Status of a screen as shown to the guest. Done means accepted and, for ID documents, checked. */
export function stateOf({ screen, state }: Task, portal: PortalParts): ShownState {
  if (state === 'ACCEPTED')
    return takesPictures(screen) && portal.documentCheck?.isPassed === false ? 'SUBMITTED' : state;
  if (state !== 'SUBMITTED') return state;
  if (takesPictures(screen) && arePicturesLeft(portal)) return 'PICTURES';
  if (screen === 'SecurityDeposit' && portal.paysElsewhere) return 'PAYMENT';
  return screen === 'GuestList' ? 'ADULTS' : state;
}

/** Whether a submitted screen still accepts another document. */
export const canReopen = ({ screen, state }: Task, { pictures }: PortalParts): boolean =>
  takesPictures(screen) && state === 'SUBMITTED' && pictures !== null;

/** The next screen besides `left` that needs the guest. Checks that they skipped are passed over. */
export const nextTask = (portal: PortalParts, left?: Task): Task | undefined =>
  portal.tasks.find((task) => task !== left && isToDo(task, portal) && task.state !== 'SKIPPED');
