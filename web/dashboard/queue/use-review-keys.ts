import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { QueueRow } from '../graph/answers.js';

const KEPT = 'review-keys';

/** Of the link that stands for a row. */
export const linkId = (id: string) => `row-${id}`;

interface Verdicts {
  onApprove(row: QueueRow): void;
  onDecline(row: QueueRow): void;
}

/**
 * Review by single keys: j and k walk the rows, a and d decide the one that has the focus. They can be switched off
 * (WCAG 2.1.4), and are no keys while something is typed.
 */
export function useReviewKeys(rows: QueueRow[], { onApprove, onDecline }: Verdicts) {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT) !== 'off');
  const focus = (id: string) => document.getElementById(linkId(id))?.focus();
  const focused = () => rows.findIndex(({ id }) => document.activeElement?.id === linkId(id));
  const walk = (step: number) => {
    const at = focused();
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (next) focus(next.id);
  };
  const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[focused()];
    const acts: Record<string, (() => void) | undefined> = {
      j: () => walk(1),
      k: () => walk(-1),
      ...(row && { a: () => onApprove(row), d: () => onDecline(row) }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    // Nothing has the focus yet: the first j begins with the first row.
    const listener = (event: globalThis.KeyboardEvent) => {
      const at = document.activeElement;
      if (at === document.body || at?.tagName === 'H1') latest.current(event);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const keep = (on: boolean) => {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
    setOn(on);
  };
  return { isOn, setOn: keep, onKeyDown };
}
