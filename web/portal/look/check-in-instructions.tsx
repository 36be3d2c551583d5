import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** The host's text on how to get in, with its links. The service sends it once the stay is approved. */
export function CheckInInstructions() {
  const { checkInInstructions } = usePortal();
  const { words } = useSpoken();
  if (!checkInInstructions) return null;
  // Every second part is a link.
  const parts = checkInInstructions.split(LINK);
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">{words.arrival.instructions}</h2>
      <p className="written">
        {parts.map((part, n) =>
          n % 2 === 0 ? (
            part
          ) : (
            <a key={n} href={part} target="_blank" rel="noreferrer">
              {part}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
