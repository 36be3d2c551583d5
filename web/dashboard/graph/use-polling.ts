import { useEffect } from 'react';

/** Without any input for this long, the page is not read any more: each reading keeps the session alive. */
const UNUSED_MS = 30 * 60_000;

let usedAt = Date.now();
for (const kind of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
  addEventListener(kind, () => void (usedAt = Date.now()), { capture: true, passive: true });

const isWatched = () => document.visibilityState === 'visible' && Date.now() - usedAt < UNUSED_MS;

/**
 * Reads again what no event announces: at this interval while the page is visible and in use, and at once when it is
 * visible again. `read` must stay the same.
 */
export function usePolling(read: () => void, everyMs: number): void {
  useEffect(() => {
    let isDue = false;
    const readOrWait = () => {
      isDue = !isWatched();
      if (!isDue) read();
    };
    const timer = setInterval(readOrWait, everyMs);
    const onShown = () => isDue && readOrWait();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [read, everyMs]);
}
