import { useEffect, useRef, useState } from 'react';
import { Refused, readPortal, saveScreen } from '../graph/ask.js';
import type { PortalParts } from '../graph/answers.js';
import { mayPassLater } from './problems-of.js';
import type { Task, Values } from './question.js';

/** A draft is saved so long after the last change. */
const SAVE_MS = 700;
/** And again so long after it could not be saved. */
const AGAIN_MS = 5_000;

interface Readers {
  onRead(portal: PortalParts): void;
  /** The screen was sent meanwhile: drafts no longer count. */
  onDone(portal: PortalParts): void;
}

/** Whether the screen is no longer open. */
const isDone = (screen: string, { tasks }: PortalParts): boolean =>
  tasks.some((one) => one.screen === screen && (one.state === 'SUBMITTED' || one.state === 'ACCEPTED'));

/**
 * Saves drafts a moment after the last change, and at once when the guest leaves the screen or the page. `saved` null:
 * nothing was changed yet.
 */
export function useDraft(task: Task, { onRead, onDone }: Readers) {
  const [saved, setSaved] = useState<boolean | null>(null);
  const timer = useRef<number | undefined>(undefined);
  /** Values that are not saved yet. */
  const waiting = useRef<Values | null>(null);
  const lookIfDone = () =>
    void readPortal().then(
      (portal) => isDone(task.screen, portal) && onDone(portal),
      () => undefined,
    );
  const save = () => {
    window.clearTimeout(timer.current);
    const values = waiting.current;
    if (!values) return;
    saveScreen(task.screen, values).then(
      (portal) => {
        // Changed meanwhile, or submitted: what was read is old.
        if (waiting.current !== values) return;
        waiting.current = null;
        if (isDone(task.screen, portal)) return onDone(portal);
        setSaved(true);
        onRead(portal);
      },
      (error: unknown) => {
        if (waiting.current !== values) return;
        if (mayPassLater(error)) timer.current = window.setTimeout(save, AGAIN_MS);
        // The page of a declined stay takes the place of the form.
        else if (error instanceof Refused && error.code === 'STAY_DECLINED') readPortal().then(onRead, () => undefined);
      },
    );
  };
  useEffect(() => {
    if (task.state === 'OPEN') saveScreen(task.screen, null).then(onRead, () => undefined);
    // The guest may have continued in another tab.
    const leaveOrReturn = () => (document.visibilityState === 'hidden' ? save() : lookIfDone());
    document.addEventListener('visibilitychange', leaveOrReturn);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', leaveOrReturn);
      removeEventListener('pagehide', save);
      save();
    };
  }, []);
  const saveLater = (values: Values) => {
    window.clearTimeout(timer.current);
    waiting.current = values;
    setSaved(false);
    timer.current = window.setTimeout(save, SAVE_MS);
  };
  /** The values are submitted instead. */
  const stop = () => {
    window.clearTimeout(timer.current);
    waiting.current = null;
  };
  return { saved, saveLater, stop };
}
