import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Link } from '@tanstack/react-router';
import { Confirm, textIn } from '../look/confirm.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';

type Erased = Operations['EraseGuest']['answer']['eraseGuest'];

/** Always accepted in place of the guest's last name. */
const WORD = 'erase';

interface EraseGuestProps {
  reservation: ReservationParts;
  onDone(): void;
}

/** Erases the guest's personal data from the account and those below. For owners, since it cannot be undone. */
export function EraseGuest({ reservation, onDone }: EraseGuestProps) {
  const { id, erasedAt } = reservation;
  const mayErase = useMay('OWNER');
  const [isAsking, setAsking] = useState(false);
  const [erased, setErased] = useState<Erased | null>(null);
  if (!mayErase && !erasedAt) return null;
  return (
    <Panel title={t`Personal data`}>
      {erased && <ErasedNote erased={erased} id={id} />}
      {erasedAt ? (
        <p className="quiet">
          <Trans>
            The guest’s data was erased <Ago at={erasedAt} />.
          </Trans>
        </p>
      ) : (
        <>
          <p className="quiet">
            <Trans>Use this if a guest asks you to delete their data.</Trans>
          </p>
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            <Trans>Erase guest’s data</Trans>
          </Button>
        </>
      )}
      {isAsking && (
        <EraseDialog
          reservation={reservation}
          onClose={() => setAsking(false)}
          onErased={(what) => {
            setErased(what);
            setAsking(false);
            onDone();
          }}
        />
      )}
    </Panel>
  );
}

interface EraseDialogProps {
  reservation: ReservationParts;
  onClose(): void;
  onErased(erased: Erased): void;
}

function EraseDialog({ reservation: { id, guest }, onClose, onErased }: EraseDialogProps) {
  const { isBusy, failed, run } = useDoing();
  const [isWrong, setWrong] = useState(false);
  const lastName = guest.lastName ?? guest.fullName?.trim().split(/\s+/).at(-1) ?? null;
  const asked = lastName ? t`Type “${lastName}” or “${WORD}” to confirm` : t`Type “${WORD}” to confirm`;
  const wrong = lastName ? t`This is not “${lastName}” or “${WORD}”.` : t`This is not “${WORD}”.`;
  const erase = (form: FormData | null) => {
    if (!form) return onClose();
    const typed = textIn(form, 'confirmation').toLowerCase();
    const isMeant = typed === WORD || typed === lastName?.toLowerCase();
    setWrong(!isMeant);
    if (!isMeant || isBusy) return;
    const keepBlacklist = form.get('keepBlacklist') !== null;
    void run(async () => onErased((await ask('EraseGuest', { id, keepBlacklist })).eraseGuest));
  };
  return (
    <Confirm title={t`Erase the guest’s data?`} action={t`Erase`} isDangerous onDone={erase}>
      <div className="form-stack">
        <p>
          <Trans>
            <strong>Erased:</strong> name, contact details, birth date, documents and answers, the text of messages and
            notes, and entries of the block list. This includes the guest’s other reservations with the same email
            address, phone number, or name and birth date, also in accounts below yours.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Stays:</strong> dates, amounts, statuses, decisions, confirmation codes and the audit trail, without
            the guest’s data. Backups hold the data until you delete them.
          </Trans>
        </p>
        <p>
          <Trans>
            These reservations can no longer be changed, and their portal links close.{' '}
            <strong>You cannot undo this.</strong>
          </Trans>
        </p>
      </div>
      <Checkbox name="keepBlacklist" label={t`Keep the guest on the block list`} />
      <TextInput
        name="confirmation"
        label={asked}
        autoComplete="off"
        required
        withAsterisk={false}
        error={isWrong && wrong}
      />
      <Failure failed={failed} />
    </Confirm>
  );
}

/** What was erased, and which reservations the owner should look at. */
function ErasedNote({ erased, id }: { erased: Erased; id: string }) {
  const { reservations, messages, notes, blacklistEntries } = erased;
  const related = erased.relatedReservationIds.filter((one) => one !== id);
  const counts = [
    reservations > 0 && plural(reservations, { one: '# reservation', other: '# reservations' }),
    messages > 0 && plural(messages, { one: '# message', other: '# messages' }),
    notes > 0 && plural(notes, { one: '# note', other: '# notes' }),
    blacklistEntries > 0 &&
      plural(blacklistEntries, {
        one: '# block list entry',
        other: '# block list entries',
      }),
  ];
  const list = counts.filter(Boolean).join(', ') || t`nothing more`;
  return (
    <Alert role="status" color="brand" variant="light" mb="sm">
      <p>
        <Trans>Erased: {list}.</Trans>
      </p>
      {related.length > 0 && (
        <>
          <p>
            <Trans>These reservations share something with the guest. Erase those that are the same person:</Trans>
          </p>
          <ul>
            {related.map((one, n) => (
              <li key={one}>
                <Link to="/reservation/$id" params={{ id: one }}>
                  <Trans>Reservation {n + 1}</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
