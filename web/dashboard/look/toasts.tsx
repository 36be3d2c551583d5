import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';

interface ToastGiven {
  text: string;
  isProblem?: boolean;
  /** A button beside the text; the toast closes when it is pressed. */
  action?: { name: string; run(): void };
  /** Runs when the toast is closed without its action: by time, by hand or because the page is left. */
  onClose?(): void;
}

export interface Toast extends ToastGiven {
  id: number;
  timer: number;
}

const SHORT_MS = 5_000;
/** Time to press the action. */
export const ACTION_MS = 10_000;

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Takes a toast away. Says whether it was still there. */
function take(id: number): Toast | null {
  const toast = toasts.find((one) => one.id === id) ?? null;
  if (!toast) return null;
  clearTimeout(toast.timer);
  change(toasts.filter((one) => one !== toast));
  return toast;
}

/** Shows a message for a few seconds, longer if it has an action. Returns what closes it. */
export function showToast(given: ToastGiven): () => void {
  const id = (made += 1);
  const close = () => take(id)?.onClose?.();
  const timer = window.setTimeout(close, given.action ? ACTION_MS : SHORT_MS);
  change([...toasts, { ...given, id, timer }]);
  return close;
}

/** Presses the action of the newest toast that has one. */
export function runLastAction(): void {
  const last = toasts.findLast(({ action }) => action);
  if (last) take(last.id)?.action?.run();
}

// What waits for its toast to close must not be lost with the page.
addEventListener('pagehide', () => toasts.forEach(({ id }) => take(id)?.onClose?.()));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section className="toasts" aria-label="Messages">
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
              aria-label="Close message"
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
