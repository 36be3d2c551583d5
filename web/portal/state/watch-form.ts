import type { BehaviorInput } from '../graph/ask.js';
import type { Task } from './question.js';

/** Without input for this long, the guest is doing something else. */
const IDLE_MS = 30_000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'];

const NAMES = ['firstName', 'lastName', 'fullName', 'legalName', 'otherNames', 'name'];

const IDENTITY = new Set([...NAMES, 'email', 'phone', 'address', 'residence', 'documentNumber']);

/** A screen while it is filled in. */
export interface Watch {
  stop(): void;
  /** What the guest agreed to share; never what they entered. */
  told(): BehaviorInput;
}

interface Measured {
  /** null: the screen was opened before it was measured. */
  milliseconds: number | null;
  pasted: Set<string>;
}

/** By screen, for guests who leave a screen and come back. */
const measured = new Map<string, Measured>();

/** Measures how long a form is visible and in use, and which identity fields are pasted into; never what is pasted. */
export function watch({ screen, state }: Task, form: HTMLFormElement, deviceId: string | null): Watch {
  const here = measured.get(screen) ?? { milliseconds: state === 'OPEN' ? 0 : null, pasted: new Set() };
  measured.set(screen, here);
  let last = performance.now();
  let usedAt = last;
  const use = () => (usedAt = performance.now());
  const count = () => {
    const now = performance.now();
    if (here.milliseconds !== null && document.visibilityState === 'visible' && now - usedAt < IDLE_MS)
      here.milliseconds += now - last;
    last = now;
  };
  const onPaste = ({ target }: ClipboardEvent) => {
    const { id, dataset } = target as HTMLElement;
    if (IDENTITY.has(dataset.name ?? '')) here.pasted.add(id);
  };
  const timer = setInterval(count, 1_000);
  for (const name of INPUTS) addEventListener(name, use, { passive: true });
  document.addEventListener('visibilitychange', count);
  form.addEventListener('paste', onPaste);
  return {
    stop: () => {
      count();
      clearInterval(timer);
      for (const name of INPUTS) removeEventListener(name, use);
      document.removeEventListener('visibilitychange', count);
      form.removeEventListener('paste', onPaste);
    },
    told: () => {
      count();
      return {
        seconds: here.milliseconds === null ? null : Math.min(86_400, Math.round(here.milliseconds / 1_000)),
        pastedFields: Math.min(200, here.pasted.size),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || null,
        deviceId,
      };
    },
  };
}
