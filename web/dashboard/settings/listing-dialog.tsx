import { NativeSelect } from '@mantine/core';
import type { ListingRow, Operations } from '../graph/answers.js';
import type { Refused } from '../graph/ask.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { Failure } from '../look/states.js';

interface ListingDialogProps {
  listing: ListingRow | 'new';
  failed: Refused | null;
  onDone(form: FormData | null): void;
}

/** The fields of a listing that are entered by hand; the others come from the PMS. */
export function ListingDialog({ listing, failed, onDone }: ListingDialogProps) {
  const known = listing === 'new' ? null : listing;
  return (
    <Confirm title={known ? `Edit ${known.nickname || known.name}` : 'New listing'} action="Save" onDone={onDone}>
      {!known && <TextField label="Your identifier" name="myId" hint="Letters A to Z and digits." required />}
      <TextField label="Name" name="name" value={known?.name ?? ''} required />
      <TextField label="Short name" name="nickname" value={known?.nickname ?? ''} />
      <NativeSelect
        label="Status"
        name="status"
        defaultValue={known?.status ?? 'ACTIVE'}
        data={[
          { value: 'ACTIVE', label: 'Active' },
          { value: 'INACTIVE', label: 'Inactive' },
        ]}
      />
      {!known && <Place />}
      <TextField label="Guests" name="accommodates" type="number" value={String(known?.accommodates ?? 2)} required />
      <TextField label="Check-in, hour" name="checkInTime" value={String(known?.checkInTime ?? 16)} required />
      <TextField label="Check-out, hour" name="checkOutTime" value={String(known?.checkOutTime ?? 11)} required />
      <Failure failed={failed} />
    </Confirm>
  );
}

const Place = () => (
  <>
    <TextField label="Street and number" name="street" required />
    <TextField label="Postal code" name="zipcode" required />
    <TextField label="City" name="city" required />
    <TextField label="Country" name="country" hint="Two-letter code, for example US." required />
    <TextField label="Time zone" name="timezone" hint="For example America/Denver." required />
  </>
);

type Input = Operations['SaveListing']['variables']['input'];

/** The form's values. The service validates them. */
export function inputOf(listing: ListingRow | 'new', form: FormData): Input {
  const number = (name: string) => Number(textIn(form, name).replace(',', '.'));
  const text = (name: string) => textIn(form, name);
  const place = { street: text('street'), zipcode: text('zipcode'), city: text('city') };
  const where = { ...place, country: text('country'), timezone: text('timezone') };
  return {
    ...(listing === 'new' ? { myId: text('myId'), location: where } : { id: listing.id }),
    name: text('name'),
    nickname: text('nickname'),
    status: form.get('status') as Input['status'],
    accommodates: number('accommodates'),
    checkInTime: number('checkInTime'),
    checkOutTime: number('checkOutTime'),
  };
}
