import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { createStore } from '../graph/store.js';

interface ToastGiven {
  text: string;
  isProblem?: boolean;
  /** A button beside the text; the toast closes when it is pressed. */
  action?: { name: string; run(): void };
  /** Runs when the toast closes without its action: on timeout, by the close button or when the user leaves the page. */
  onClose?(): void;
}

export interface Toast extends ToastGiven {
  id: number;
  timer: number;
}

const SHORT_MS = 5_000;
/** Time to press the action. */
export const ACTION_MS = 10_000;

const toasts = createStore<readonly Toast[]>([]);
let made = 0;

/** Removes a toast and returns it; null if it is already closed. */
function take(id: number): Toast | null {
  const toast = toasts.get().find((one) => one.id === id) ?? null;
  if (!toast) return null;
  clearTimeout(toast.timer);
  toasts.set(toasts.get().filter((one) => one !== toast));
  return toast;
}

/** Shows a message for a few seconds, longer if it has an action. Returns a function that closes it. */
export function showToast(given: ToastGiven): () => void {
  const id = (made += 1);
  const close = () => take(id)?.onClose?.();
  const timer = window.setTimeout(close, given.action ? ACTION_MS : SHORT_MS);
  toasts.set([...toasts.get(), { ...given, id, timer }]);
  return close;
}

/** Runs the action of the newest toast that has one. */
export function runLastAction(): void {
  const last = toasts.get().findLast(({ action }) => action);
  if (last) take(last.id)?.action?.run();
}

// Leaving the page closes all toasts, so that pending work is not lost.
addEventListener('pagehide', () => toasts.get().forEach(({ id }) => take(id)?.onClose?.()));

export function Toasts() {
  const shown = toasts.use();
  return (
    <section className="toasts" aria-label={t`Messages`}>
      <div role="status">
        {shown.map(({ id, text, isProblem, action, onClose }) => (
          <div key={id} className={isProblem ? 'toast bad' : 'toast'}>
            <span className="toast-text">{text}</span>
            {action && (
              <Button size="compact-sm" variant="white" onClick={() => take(id)?.action?.run()}>
                {action.name}
              </Button>
            )}
            <ActionIcon
              variant="transparent"
              color="white"
              size="sm"
              aria-label={t`Close message`}
              onClick={() => (take(id), onClose?.())}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
      </div>
    </section>
  );
}
