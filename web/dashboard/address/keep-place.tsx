import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a page may take to become as long as it was. */
const WAIT_MS = 10_000;

/** What a user does to move the page. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * The router scrolls back to the place of an earlier visit as soon as a page renders, when its list may not be read
 * yet: this scrolls once the page is long enough, unless the user moves first.
 */
export function KeepPlace() {
  const visit = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  useEffect(() => {
    if (top < 1 || Math.abs(top - scrollY) < 1) return;
    const sizes = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight < Math.floor(top)) return;
      stop();
      scrollTo(0, top);
    });
    const stop = () => {
      clearTimeout(timer);
      sizes.disconnect();
      for (const move of MOVES) removeEventListener(move, stop);
    };
    const timer = setTimeout(stop, WAIT_MS);
    for (const move of MOVES) addEventListener(move, stop);
    sizes.observe(document.body);
    return stop;
    // The place is read once for each visit: it changes while the user scrolls.
  }, [visit]);
  return null;
}
