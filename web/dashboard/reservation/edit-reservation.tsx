import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { FIELDS, ReservationFields, changesIn } from '../booking/reservation-fields.js';
import type { ReservationParts } from '../graph/answers.js';
import { ask, failureBeside } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Dialog } from '../look/dialog.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';

interface EditReservationProps {
  reservation: ReservationParts;
  onClose(): void;
  onDone(): void;
}

/** Corrects the booking and the guest's contact details. */
export function EditReservation({ reservation, onClose, onDone }: EditReservationProps) {
  const { isBusy, failed, run } = useDoing();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changes = changesIn(new FormData(event.currentTarget), reservation);
    if (!changes) {
      onClose();
      return;
    }
    void run(async () => {
      const { updateReservation } = await ask('UpdateReservation', { id: reservation.id, reservation: changes });
      const { queued } = updateReservation.summary;
      showToast({ text: queued ? t`Reservation saved. The affected checks run again.` : t`Reservation saved` });
      onClose();
      onDone();
    });
  };
  return (
    <Dialog title={t`Edit reservation`} onClose={onClose}>
      <form onSubmit={save}>
        <Stack gap="sm">
          <p className="quiet">
            <Trans>Checks that depend on a change run again when you save. Your own decision stays as it is.</Trans>
          </p>
          <ReservationFields known={reservation} failed={failed} />
          <Failure failed={failureBeside(failed, FIELDS)} />
          <div>
            <Button type="submit" loading={isBusy}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
