import { RichText } from '../rich-text/rich-text.js';
import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/** The host's text on how to get in. The service sends it once the stay is approved. */
export function CheckInInstructions() {
  const { checkInInstructions } = usePortal();
  const { words } = useSpoken();
  if (!checkInInstructions) return null;
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">{words.arrival.instructions}</h2>
      <RichText text={checkInInstructions} />
    </section>
  );
}
