import { useEffect, useRef, useState } from 'react';
import { Refused, readPortal, saveScreen } from '../graph/ask.js';
import type { PortalParts } from '../graph/answers.js';
import { mayPassLater } from './problems-of.js';
import type { Task, Values } from './question.js';

/** A draft is saved so long after the last change. */
const SAVE_MS = 700;
/** And again so long after it could not be saved. */
const AGAIN_MS = 5_000;

/**
 * Saves drafts a moment after the last change, and at once when the guest leaves the screen or the page. `saved` null:
 * nothing was changed yet.
 */
export function useDraft(task: Task, onRead: (portal: PortalParts) => void) {
  const [saved, setSaved] = useState<boolean | null>(null);
  const timer = useRef<number | undefined>(undefined);
  /** Values that are not saved yet. */
  const waiting = useRef<Values | null>(null);
  const save = () => {
    window.clearTimeout(timer.current);
    const values = waiting.current;
    if (!values) return;
    saveScreen(task.screen, values).then(
      (portal) => {
        // Changed meanwhile, or submitted: what was read is old.
        if (waiting.current !== values) return;
        waiting.current = null;
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
    const leave = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', leave);
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
