import type { PortalContext } from '../context.js';
import { openPages } from '../../booking/facts/open-pages.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { screensInForce } from '../../booking/screens/find-reservation-screens.js';
import type { StepState } from './portal-step.entity.js';

const DONE: readonly StepState[] = ['skipped', 'submitted', 'accepted'];

/**
 * Whether the guest still has a screen to fill in: one that is required and neither skipped, submitted nor accepted. Throws if
 * the account's settings cannot be read.
 */
export async function isPortalOpen(context: Pick<PortalContext, 'load'>, row: Reservation): Promise<boolean> {
  if (row.portalSkipped) return false;
  const [screens, steps] = await Promise.all([screensInForce(context, row), context.load.portalStepsOf(row.id)]);
  const done = steps.flatMap(({ screen, state }) => (DONE.includes(state) ? [screen] : []));
  return openPages(screens, done).length > 0;
}
