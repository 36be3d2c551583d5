import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
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
    <Panel title="Personal data">
      {erased && <ErasedNote erased={erased} id={id} />}
      {erasedAt ? (
        <p className="quiet">
          The guest’s data was erased <Ago at={erasedAt} />.
        </p>
      ) : (
        <>
          <p className="quiet">Use this if a guest asks you to delete their data.</p>
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            Erase guest’s data
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
  const asked = lastName ? `Type “${lastName}” or “${WORD}” to confirm` : `Type “${WORD}” to confirm`;
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
    <Confirm title="Erase the guest’s data?" action="Erase" isDangerous onDone={erase}>
      <div className="form-stack">
        <p>
          <strong>Erased:</strong> name, contact details, birth date, documents and answers, the text of messages and
          notes, and entries of the block list. This includes the guest’s other reservations with the same email
          address, phone number, or name and birth date, also in accounts below yours.
        </p>
        <p>
          <strong>Stays:</strong> dates, amounts, statuses, decisions, confirmation codes and the audit trail, without
          the guest’s data. Backups hold the data until you delete them.
        </p>
        <p>
          These reservations can no longer be changed, and their portal links close.{' '}
          <strong>You cannot undo this.</strong>
        </p>
      </div>
      <Checkbox name="keepBlacklist" label="Keep the guest on the block list" />
      <TextInput
        name="confirmation"
        label={asked}
        autoComplete="off"
        required
        withAsterisk={false}
        error={isWrong && `This is not ${asked.replace(/^Type | to confirm$/g, '')}.`}
      />
      <Failure failed={failed} />
    </Confirm>
  );
}

/** What was erased, and which reservations the owner should look at. */
function ErasedNote({ erased, id }: { erased: Erased; id: string }) {
  const related = erased.relatedReservationIds.filter((one) => one !== id);
  const counts = [
    counted(erased.reservations, 'reservation'),
    counted(erased.messages, 'message'),
    counted(erased.notes, 'note'),
    counted(erased.blacklistEntries, 'block list entry', 'block list entries'),
  ];
  return (
    <Alert role="status" color="brand" variant="light" mb="sm">
      <p>Erased: {counts.filter(Boolean).join(', ') || 'nothing more'}.</p>
      {related.length > 0 && (
        <>
          <p>These reservations share something with the guest. Erase those that are the same person:</p>
          <ul>
            {related.map((one, n) => (
              <li key={one}>
                <a href={`#/reservation/${one}`}>Reservation {n + 1}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

/** “2 notes”; null for none. */
const counted = (count: number, one: string, many = `${one}s`) =>
  count > 0 ? `${count} ${count === 1 ? one : many}` : null;
