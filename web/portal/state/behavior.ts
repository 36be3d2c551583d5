import type { Task } from './question.js';
import type { Watch } from './watch-form.js';

/** A random ID of this browser. Written only after the guest agreed, and removed when no portal needs it anymore. */
const DEVICE = 'device';

const keyOf = (reservationId: string) => `agreed:${reservationId}`;

/** Whether the guest agreed on this device to share how they fill in the portal. */
export const hasAgreed = (reservationId: string): boolean => localStorage.getItem(keyOf(reservationId)) !== null;

export function agree(reservationId: string): void {
  localStorage.setItem(keyOf(reservationId), '1');
  // Only secure pages can make one.
  const id = 'randomUUID' in crypto ? crypto.randomUUID() : null;
  if (id && localStorage.getItem(DEVICE) === null) localStorage.setItem(DEVICE, id);
}

export function disagree(reservationId: string): void {
  localStorage.removeItem(keyOf(reservationId));
  if (!Object.keys(localStorage).some((key) => key.startsWith(keyOf('')))) localStorage.removeItem(DEVICE);
}

/** Watches a form if the guest has agreed. The code for it is loaded only then. */
export async function watchForm(reservationId: string, task: Task, form: HTMLFormElement): Promise<Watch | null> {
  if (!hasAgreed(reservationId)) return null;
  const { watch } = await import('./watch-form.js');
  const deviceId = localStorage.getItem(DEVICE);
  return watch(task, form, deviceId);
}
