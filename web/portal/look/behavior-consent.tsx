import { useState } from 'react';
import { ConsentBox } from '../fields/consent-box.js';
import { withdrawBehavior } from '../graph/ask.js';
import { agree, disagree, hasAgreed } from '../state/behavior.js';
import { usePortal, useRead } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/**
 * Asks once whether the guest shares how they fill in the portal. Nothing depends on the answer. `isOpen`: screens are left
 * to fill in; later a guest who agreed can still withdraw.
 */
export function BehaviorConsent({ isOpen }: { isOpen: boolean }) {
  const { reservationId, tasks, isPreview } = usePortal();
  const onRead = useRead();
  const { consent, errors } = useSpoken().words;
  const [wasAgreed] = useState(() => !isPreview && hasAgreed(reservationId));
  const [isAgreed, setAgreed] = useState(wasAgreed);
  const [hasFailed, setFailed] = useState(false);
  if (!tasks.some(({ content }) => content.askBehavior === true) || !(isOpen || wasAgreed)) return null;
  const change = async (agrees: boolean) => {
    setAgreed(agrees);
    setFailed(false);
    if (agrees) return agree(reservationId);
    disagree(reservationId);
    try {
      onRead(await withdrawBehavior());
    } catch {
      // What is stored could not be deleted: the box stays ticked, so that the guest can try again.
      agree(reservationId);
      setAgreed(true);
      setFailed(true);
    }
  };
  return (
    <ConsentBox about="behavior">
      <label className="tick">
        <input
          type="checkbox"
          checked={isAgreed}
          disabled={isPreview}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{consent.behaviorAgree}</span>
      </label>
      {hasFailed && (
        <p className="problem" role="alert">
          {errors.other}
        </p>
      )}
    </ConsentBox>
  );
}
