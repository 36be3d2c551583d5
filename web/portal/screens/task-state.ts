import type { PortalParts } from '../graph/answers.js';
import { arePicturesLeft, isToDo, takesPictures } from '../pictures/pictures-left.js';
import type { Task } from '../state/question.js';
import { isRefused } from '../state/refused-checks.js';

export type ShownState = Task['state'] | 'PICTURES' | 'PAYMENT' | 'ADULTS' | 'REFUSED';

/** Status of a screen as shown to the guest. Done means accepted and, for ID documents, checked. */
export function stateOf(task: Task, portal: PortalParts): ShownState {
  const { screen, state } = task;
  if (isRefused(task, portal)) return 'REFUSED';
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

/** The next screen besides `left` that needs the guest. Checks that they did not agree to are passed over. */
export const nextTask = (portal: PortalParts, left?: Task): Task | undefined =>
  portal.tasks.find((task) => task !== left && isToDo(task, portal) && !isRefused(task, portal));
