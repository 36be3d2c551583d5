import { useEffect } from 'react';
import type { PortalParts } from '../graph/answers.js';
import { readPortal } from '../graph/ask.js';
import { arePicturesLeft, takesPictures } from './pictures-left.js';

/** Polls quickly at first, then slowly: a payment or a review may take longer. */
const [SOON_MS, LATER_MS] = [2_000, 10_000];
const [SOON_LOOKS, MAX_LOOKS] = [10, 40];

/**
 * Polls the portal for a while, until uploaded pictures, a payment or the stay are accepted, automatically or by a
 * reviewer.
 */
export function useLookedAt(portal: PortalParts, onRead: (portal: PortalParts) => void): void {
  const waits =
    portal.tasks.some(
      ({ screen, state, content }) =>
        screen === 'SecurityDeposit' && state === 'SUBMITTED' && content.isTakenHere === true,
    ) ||
    (portal.state === 'COMPLETED' && portal.tasks.length > 0 && !portal.isApproved) ||
    (portal.tasks.some(({ screen, state }) => takesPictures(screen) && state === 'SUBMITTED') &&
      !arePicturesLeft(portal));
  useEffect(() => {
    if (!waits) return;
    let looks = 0;
    let timer: number;
    const lookLater = () => {
      timer = window.setTimeout(look, looks < SOON_LOOKS ? SOON_MS : LATER_MS);
    };
    const look = () => {
      looks += 1;
      // The next look may find a connection again.
      readPortal().then(onRead, () => undefined);
      if (looks < MAX_LOOKS) lookLater();
    };
    lookLater();
    return () => window.clearTimeout(timer);
  }, [waits]);
}
