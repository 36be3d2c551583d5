import { useEffect, useRef, useState } from 'react';
import { type Route, guardRoute, routeOf } from './route.js';

/**
 * Holds the user on the page while `isDirty`, if `leaves` says that the new address would lose the changes. `asked` is
 * the address that they wanted; `settle` goes there or stays.
 */
export function useLeaveGuard(isDirty: boolean, leaves: (to: Route) => boolean) {
  const [asked, setAsked] = useState<string | null>(null);
  const latest = useRef(leaves);
  latest.current = leaves;
  useEffect(() => {
    if (!isDirty) return;
    const release = guardRoute((hash) => {
      const isHeld = latest.current(routeOf(hash));
      if (isHeld) setAsked(hash);
      return isHeld;
    });
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      release();
      removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);
  const settle = (isLeaving: boolean) => {
    setAsked(null);
    if (!isLeaving || asked === null) return;
    guardRoute(null);
    location.hash = asked;
  };
  return { asked, settle };
}
