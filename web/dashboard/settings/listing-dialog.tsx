import { NativeSelect, Textarea } from '@mantine/core';
import type { ListingRow, Operations } from '../graph/answers.js';
import { type Refused, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { Failure } from '../look/states.js';

/** In characters, as the service checks it. */
const LONGEST_INSTRUCTIONS = 5_000;

/** Fields that show what is wrong with them. */
const FIELDS =
  'myId name nickname street zipcode city country timezone accommodates checkInTime checkOutTime checkInInstructions'.split(
    ' ',
  );

interface ListingDialogProps {
  listing: ListingRow | 'new';
  failed: Refused | null;
  onDone(form: FormData | null): void;
}

/** The fields of a listing that are entered by hand; the others come from the PMS. */
export function ListingDialog({ listing, failed, onDone }: ListingDialogProps) {
  const known = listing === 'new' ? null : listing;
  const stored = useAsked('CheckInInstructions', known && { id: known.id });
  const field = (name: string) => ({ name, error: problemAt(failed, name) });
  const isRead = known === null || Boolean(stored.data?.listing);
  return (
    <Confirm title={known ? `Edit ${known.nickname || known.name}` : 'New listing'} action="Save" onDone={onDone}>
      {!known && <TextField label="Your identifier" {...field('myId')} hint="Letters A to Z and digits." required />}
      <TextField label="Name" {...field('name')} value={known?.name ?? ''} required />
      <TextField label="Short name" {...field('nickname')} value={known?.nickname ?? ''} />
      <NativeSelect
        label="Status"
        name="status"
        defaultValue={known?.status ?? 'ACTIVE'}
        data={[
          { value: 'ACTIVE', label: 'Active' },
          { value: 'INACTIVE', label: 'Inactive' },
        ]}
      />
      {!known && <Place field={field} />}
      <TextField
        label="Guests"
        {...field('accommodates')}
        type="number"
        value={String(known?.accommodates ?? 2)}
        required
      />
      <TextField label="Check-in, hour" {...field('checkInTime')} value={String(known?.checkInTime ?? 16)} required />
      <TextField
        label="Check-out, hour"
        {...field('checkOutTime')}
        value={String(known?.checkOutTime ?? 11)}
        required
      />
      {isRead && (
        <Textarea
          label="Check-in instructions"
          {...field('checkInInstructions')}
          description="Door code, parking, Wi-Fi. Guests see this in the portal once the stay is approved and every screen is accepted."
          defaultValue={stored.data?.listing?.checkInInstructions ?? ''}
          maxLength={LONGEST_INSTRUCTIONS}
          autosize
          minRows={3}
        />
      )}
      <Failure failed={failureBeside(failed, FIELDS) ?? stored.failed} />
    </Confirm>
  );
}

const Place = ({ field }: { field(name: string): { name: string; error: string | null } }) => (
  <>
    <TextField label="Street and number" {...field('street')} required />
    <TextField label="Postal code" {...field('zipcode')} required />
    <TextField label="City" {...field('city')} required />
    <TextField label="Country" {...field('country')} hint="Two-letter code, for example US." required />
    <TextField label="Time zone" {...field('timezone')} hint="For example America/Denver." required />
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
    // Without the field, the stored text stays.
    ...(form.has('checkInInstructions') && { checkInInstructions: text('checkInInstructions') || null }),
  };
}
