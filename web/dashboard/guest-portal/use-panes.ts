import { useEffect, useRef } from 'react';
import type { PortalScreen } from '../graph/answers.js';

/** On a phone, the editor shows one pane at a time: the list of screens, the settings of one, or the preview. */
const IS_PHONE = '(max-width: 47.99rem)';

/** The panes of the editor. On a phone, the focus follows the chosen screen into its settings and back to the list. */
export function usePanes(selected: PortalScreen | null) {
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef(selected);
  const areSingle = () => matchMedia(IS_PHONE).matches;
  /** Scrolls to a pane that may be out of view. */
  const show = (part: string) => {
    if (areSingle()) requestAnimationFrame(() => grid.current?.querySelector(part)?.scrollIntoView());
  };
  useEffect(() => {
    const before = last.current;
    last.current = selected;
    if (before === selected || !areSingle()) return;
    const target = selected ? '.portal-pane h2' : `[data-screen="${before}"]`;
    const element = grid.current?.querySelector<HTMLElement>(target);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: selected ? 'start' : 'center' });
  }, [selected]);
  return { grid, areSingle, show };
}
