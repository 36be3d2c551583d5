import type { PortalParts } from '../graph/answers.js';
import type { Task } from './question.js';

/** Screens that ask for the consent to a check, which the guest may refuse. */
const CHECKS = ['BackgroundCheck', 'CreditCheck'];

export const isCheck = ({ screen }: Pick<Task, 'screen'>): boolean => CHECKS.includes(screen);

/** Remembered in this tab only: for the service the screen is still open, until the host removes it. */
const nameOf = ({ reservationId }: Pick<PortalParts, 'reservationId'>, screen: string) =>
  `refused ${reservationId} ${screen}`;

type Open = Pick<Task, 'screen' | 'state'>;

/** Whether the guest went on without agreeing to a check. */
export const isRefused = ({ screen, state }: Open, portal: PortalParts): boolean =>
  state !== 'ACCEPTED' && isCheck({ screen }) && sessionStorage.getItem(nameOf(portal, screen)) !== null;

export const refuseCheck = ({ screen }: Open, portal: PortalParts): void =>
  sessionStorage.setItem(nameOf(portal, screen), 'yes');

export const withdrawRefusal = ({ screen }: Open, portal: PortalParts): void =>
  sessionStorage.removeItem(nameOf(portal, screen));
