import { Button, NativeSelect, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { goTo } from '../address/route.js';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { Dialog } from '../look/dialog.js';
import { Failure } from '../look/states.js';
import { today } from '../look/when.js';

type Reservation = Operations['CreateReservation']['variables']['reservation'];

/** The reservation in a form; fields that were left empty are omitted. */
function reservationIn(form: FormData): Reservation {
  const text = (name: string) => textIn(form, name) || undefined;
  const listingId = text('listingId');
  return {
    ...(listingId ? { listingId } : { withoutListing: true }),
    status: 'CONFIRMED',
    source: text('source'),
    checkInDate: text('checkInDate'),
    checkOutDate: text('checkOutDate'),
    numberOfGuests: Number(text('numberOfGuests') ?? 1),
    guest: { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') },
  };
}

/** Saves a reservation and opens its page. The screening starts at once, and shows there live. */
export function NewReservation({ onClose }: { onClose(): void }) {
  const { data, failed: unread, again } = useAsked('ListingChoices', {});
  const { isBusy, failed, run } = useDoing();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reservation = reservationIn(new FormData(event.currentTarget));
    void run(async () => {
      const saved = await ask('CreateReservation', { reservation });
      onClose();
      goTo(`#/reservation/${saved.createReservation.id}`);
    });
  };
  const listings = data?.listingConnection.edges ?? [];
  return (
    <Dialog title="New reservation" onClose={onClose}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <div className="field-pairs">
            <TextField label="First name" name="firstName" required />
            <TextField label="Last name" name="lastName" required />
          </div>
          <TextField label="Email" name="email" type="email" hint="For messages to the guest." />
          <TextField label="Phone" name="phone" type="tel" hint="With country code, for example +1 303 555 0123." />
          <Failure failed={unread} onRetry={again} />
          <NativeSelect
            label="Listing"
            name="listingId"
            data={[
              ...listings.map(({ node }) => ({ value: node.id, label: node.nickname })),
              { value: '', label: 'Without a listing' },
            ]}
          />
          <div className="field-pairs">
            <TextField label="Arrival" name="checkInDate" type="date" value={today(7)} required />
            <TextField label="Departure" name="checkOutDate" type="date" value={today(9)} required />
            <TextField label="Guests" name="numberOfGuests" type="number" value="2" required />
            <TextField label="Booked on" name="source" placeholder="Direct" />
          </div>
          <Failure failed={failed} />
          <div>
            <Button type="submit" loading={isBusy}>
              Save and screen
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
