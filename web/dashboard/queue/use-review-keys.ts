import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowMover } from '../look/data-table.js';
import { useSingleKeys } from '../look/single-keys.js';
import { runLastAction } from '../look/toasts.js';

interface Acts {
  onOpen(id: string): void;
  onApprove(id: string): void;
  onDecline(id: string): void;
  onSelect(id: string): void;
  onHelp(): void;
}

/** The keys of a list of reservations, and the row they act on. */
export function useReviewKeys(ids: readonly string[], acts: Acts) {
  const [activeId, setActive] = useState<string | null>(null);
  const mover = useRef<RowMover>(null);
  const at = activeId === null ? -1 : ids.indexOf(activeId);
  const go = (to: number) => {
    const id = ids[Math.min(ids.length - 1, Math.max(0, to))];
    if (!id) return;
    // The active row of a long list is drawn only then.
    flushSync(() => setActive(id));
    mover.current?.goTo(id);
  };
  const act = (work: (id: string) => void) => (at >= 0 ? () => work(ids[at]!) : undefined);
  useSingleKeys(({ target }) => ({
    j: () => go(at + 1),
    k: () => go(at < 0 ? 0 : at - 1),
    x: act(acts.onSelect),
    a: act((id) => (acts.onApprove(id), go(at + 1))),
    d: act(acts.onDecline),
    u: runLastAction,
    '?': acts.onHelp,
    // A focused link or button handles Enter itself.
    Enter: target === document.body ? act(acts.onOpen) : undefined,
  }));
  return { activeId, mover };
}
