import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type KeyWork = Record<string, (() => void) | undefined>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
  );

/** A dialog gets the focus a moment after it opens: what is typed until then is meant for it. */
const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Whether single keys work in this browser, and how to change it. */
export const useKeySwitch = () =>
  useLocalStorage({ key: 'review-keys', defaultValue: true, getInitialValueInEffect: false });

/**
 * Single-key shortcuts of a page, by `KeyboardEvent.key`. Users can turn them off (WCAG 2.1.4). They are inactive while
 * typing or in a dialog.
 */
export function useSingleKeys(workOf: (event: KeyboardEvent) => KeyWork): void {
  const [isOn] = useKeySwitch();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    const work = workOf(event)[event.key];
    if (!work) return;
    event.preventDefault();
    // The dialog that a key opens is there before the next key.
    flushSync(work);
  };
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
