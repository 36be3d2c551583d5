import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QueueRow } from '../graph/answers.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { nameOf } from '../look/words.js';

interface DeclineDialogProps {
  rows: readonly Pick<QueueRow, 'guest' | 'confirmationCode'>[];
  /** What the reason starts with. */
  reason?: string;
  /** Gets the note, or false if the dialog was cancelled. */
  onDone(notes: string | null | false): void;
}

/** Asks for the reason before one or several reservations are declined. */
export default function DeclineDialog({ rows, reason = '', onDone }: DeclineDialogProps) {
  const [first] = rows;
  const count = rows.length;
  const isOne = count === 1;
  return (
    <Confirm
      title={
        isOne
          ? t`Decline ${nameOf(first!.guest)}?`
          : plural(count, { one: 'Decline # reservation?', other: 'Decline # reservations?' })
      }
      action={t`Decline`}
      isDangerous
      onDone={(form) => onDone(form ? textIn(form, 'notes') || null : false)}
    >
      <p className="quiet">
        {isOne && (
          <>
            <Trans>Reservation {first!.confirmationCode}.</Trans>{' '}
          </>
        )}
        <Trans>You can undo this for 10 seconds, and change it later.</Trans>
      </p>
      <TextField label={t`Reason (optional, saved as a note)`} name="notes" value={reason} />
    </Confirm>
  );
}
