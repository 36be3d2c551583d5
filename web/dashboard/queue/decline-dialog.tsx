import type { QueueRow } from '../graph/answers.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { nameOf } from '../look/words.js';

interface DeclineDialogProps {
  rows: QueueRow[];
  /** Gets the note, or false if the dialog was cancelled. */
  onDone(notes: string | null | false): void;
}

/** Asks for the reason before one or several reservations are declined. */
export function DeclineDialog({ rows, onDone }: DeclineDialogProps) {
  const [first] = rows;
  const isOne = rows.length === 1;
  return (
    <Confirm
      title={isOne ? `Decline ${nameOf(first!.guest)}?` : `Decline ${rows.length} reservations?`}
      action="Decline"
      isDangerous
      onDone={(form) => onDone(form ? textIn(form, 'notes') || null : false)}
    >
      <p className="quiet">
        {isOne && `Reservation ${first!.confirmationCode}. `}You can undo this for 10 seconds, and change it later.
      </p>
      <TextField label="Reason (optional, saved as a note)" name="notes" />
    </Confirm>
  );
}
