import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { FIELDS, ReservationFields, newReservationIn } from '../booking/reservation-fields.js';
import { ask, failureBeside } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Dialog } from '../look/dialog.js';
import { Failure } from '../look/states.js';

/** Saves a reservation and opens its page. The screening starts at once, and shows there live. */
export default function NewReservation({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const { isBusy, failed, run } = useDoing();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reservation = newReservationIn(new FormData(event.currentTarget));
    void run(async () => {
      const saved = await ask('CreateReservation', { reservation });
      onClose();
      void navigate({ to: '/reservation/$id', params: { id: saved.createReservation.id } });
    });
  };
  return (
    <Dialog title={t`New reservation`} onClose={onClose}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <ReservationFields failed={failed} />
          <Failure failed={failureBeside(failed, FIELDS)} />
          <div>
            <Button type="submit" loading={isBusy}>
              <Trans>Save and screen</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
