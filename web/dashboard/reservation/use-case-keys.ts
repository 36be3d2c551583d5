import { useNavigate } from '@tanstack/react-router';
import type { Target } from '../address/target.js';
import { useSingleKeys } from '../look/single-keys.js';
import { runLastAction } from '../look/toasts.js';

/** The reservations around this one in the list that it was opened from. */
export interface Neighbours {
  /** Null at an end of the list. */
  previous: Target | null;
  next: Target | null;
  list: Target;
}

/** Marks the control that a key uses: `data-key="a"`. A button is pressed, a field gets the focus. */
function use(key: string): void {
  const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  control?.scrollIntoView({ block: 'nearest' });
  if (control instanceof HTMLButtonElement) control.click();
  else control?.focus();
}

const CONTROLS = ['a', 'd', 'r', 'n', 'm'];

/** The keys of the page of a reservation. */
export function useCaseKeys(neighbours: Neighbours | null, onHelp: () => void): void {
  const navigate = useNavigate();
  const to = (target: Target | null | undefined) => (target ? () => void navigate(target) : undefined);
  useSingleKeys(() => ({
    ...Object.fromEntries(CONTROLS.map((key) => [key, () => use(key)])),
    j: to(neighbours?.next),
    k: to(neighbours?.previous),
    Escape: to(neighbours?.list),
    u: runLastAction,
    '?': onHelp,
  }));
}
