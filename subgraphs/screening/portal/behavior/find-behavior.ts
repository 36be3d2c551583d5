import type { EntityManager } from '@mikro-orm/postgresql';
import type { ToldBehavior } from '../../booking/facts/portal-facts.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { PortalStepRow } from '../step/portal-step.entity.js';
import { behaviorIn } from './portal-behavior.type.js';

/** Days in which another booking from the same device counts. */
const DEVICE_DAYS = 90;

/** More bookings than this from one device add nothing to the decision. */
const MOST_STEPS = 200;

/**
 * How the guest filled in the submitted screens; null without their consent. Bookings from the same device are read only
 * if the guest's device is known.
 */
export async function findBehavior(
  em: EntityManager,
  row: Pick<Reservation, 'accountId' | 'id'>,
  steps: readonly PortalStepRow[],
): Promise<ToldBehavior | null> {
  const measured = steps.flatMap((step) => {
    const behavior = behaviorIn(step.measured);
    return behavior ? [{ step, behavior }] : [];
  });
  const latest = measured.toSorted((a, b) => submittedAt(b.step) - submittedAt(a.step))[0];
  if (!latest) return null;
  const screens = measured.map(({ step: { screen }, behavior: { seconds, pastedFields } }) => ({
    screen,
    seconds,
    pastedFields,
  }));
  const marks = measured.flatMap(({ step }) => (step.deviceMark ? [step.deviceMark] : []));
  const sameDevice = await findSameDevice(em, row, [...new Set(marks)]);
  return { screens, timeZone: latest.behavior.timeZone, sameDevice };
}

const submittedAt = (step: PortalStepRow): number => step.submittedAt?.getTime() ?? 0;

async function findSameDevice(
  em: EntityManager,
  { accountId, id }: Pick<Reservation, 'accountId' | 'id'>,
  marks: string[],
): Promise<string[]> {
  if (marks.length === 0) return [];
  const since = new Date(Date.now() - DEVICE_DAYS * 86_400_000);
  const steps = await em.find(
    PortalStepRow,
    { accountId, deviceMark: { $in: marks }, reservationId: { $ne: id }, submittedAt: { $gte: since } },
    { fields: ['accountId', 'reservationId'], orderBy: { submittedAt: 'desc' }, limit: MOST_STEPS },
  );
  return [...new Set(steps.map(({ reservationId }) => reservationId))];
}
