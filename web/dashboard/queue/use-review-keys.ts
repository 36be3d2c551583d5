import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { runLastAction } from '../look/toasts.js';

interface Acts {
  onOpen(id: string): void;
  onApprove(id: string): void;
  onDecline(id: string): void;
  onSelect(id: string): void;
  onHelp(): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]');

/** Single-key shortcuts. Users can turn them off (WCAG 2.1.4). They are inactive while typing or in a dialog. */
export function useReviewKeys(ids: readonly string[], acts: Acts) {
  const [isOn, setOn] = useLocalStorage({ key: 'review-keys', defaultValue: true, getInitialValueInEffect: false });
  const [activeId, setActive] = useState<string | null>(null);
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  const go = (to: number) => {
    const id = ids[Math.min(ids.length - 1, Math.max(0, to))];
    if (!id) return;
    setActive(id);
    const row = document.querySelector(`[data-row="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = (work: (id: string) => void) => (at >= 0 ? () => work(ids[at]!) : undefined);
    const keys: Record<string, (() => void) | undefined> = {
      j: () => go(at + 1),
      k: () => go(at < 0 ? 0 : at - 1),
      x: act(acts.onSelect),
      a: act((id) => (acts.onApprove(id), go(at + 1))),
      d: act(acts.onDecline),
      u: runLastAction,
      '?': acts.onHelp,
      // A focused link or button handles Enter itself.
      Enter: event.target === document.body ? act(acts.onOpen) : undefined,
    };
    const work = keys[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  };
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return { isOn, setOn, activeId, setActive };
}
