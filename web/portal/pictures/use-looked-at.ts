import { useEffect } from 'react';
import type { PortalParts } from '../graph/answers.js';
import { readPortal } from '../graph/ask.js';
import { arePicturesLeft, takesPictures } from './pictures-left.js';

const EVERY_MS = 2_000;
const MAX_LOOKS = 10;

/**
 * Looks for a while whether pictures that are all there, a payment or the stay were accepted: that takes a moment, or a
 * person.
 */
export function useLookedAt(portal: PortalParts, onRead: (portal: PortalParts) => void): void {
  const waits =
    portal.paysElsewhere ||
    (portal.state === 'COMPLETED' && portal.tasks.length > 0 && !portal.isApproved) ||
    (portal.tasks.some(({ screen, state }) => takesPictures(screen) && state === 'SUBMITTED') &&
      !arePicturesLeft(portal));
  useEffect(() => {
    if (!waits) return;
    let looks = 0;
    const timer = window.setInterval(() => {
      looks += 1;
      if (looks >= MAX_LOOKS) window.clearInterval(timer);
      // The next look may find a connection again.
      readPortal().then(onRead, () => undefined);
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [waits]);
}
