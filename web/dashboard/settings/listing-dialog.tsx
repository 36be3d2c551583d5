import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { isPlaceholder } from '../../pages/placeholder-picture.js';
import type { ListingRow, Operations } from '../graph/answers.js';
import { type Refused, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { COUNTRY_CHOICES, ZONE_CHOICES } from '../look/country-choices.js';
import { Failure } from '../look/states.js';
import { RichTextField } from '../rich-text/rich-text-field.js';

/** In characters, as the service checks it. */
const LONGEST_INSTRUCTIONS = 5_000;

/** Fields that show what is wrong with them. */
const FIELDS =
  'myId name nickname street zipcode city country timezone accommodates checkInTime checkOutTime largeUrl checkInInstructions'.split(
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
    <Confirm title={known ? t`Edit ${known.nickname || known.name}` : t`New listing`} action={t`Save`} onDone={onDone}>
      {!known && (
        <TextField label={t`Your identifier`} {...field('myId')} hint={t`Letters A to Z and digits.`} required />
      )}
      <TextField label={t`Name`} {...field('name')} value={known?.name ?? ''} required />
      <TextField label={t`Short name`} {...field('nickname')} value={known?.nickname ?? ''} />
      <NativeSelect
        label={t`Status`}
        name="status"
        defaultValue={known?.status ?? 'ACTIVE'}
        data={[
          { value: 'ACTIVE', label: t`Active` },
          { value: 'INACTIVE', label: t`Inactive` },
        ]}
      />
      {!known && <Place field={field} />}
      <TextField
        label={t`Guests`}
        {...field('accommodates')}
        type="number"
        value={String(known?.accommodates ?? 2)}
        required
      />
      <div className="field-pairs">
        <TextField
          label={t`Check-in from`}
          {...field('checkInTime')}
          type="time"
          value={clockOf(known?.checkInTime ?? 16)}
          required
        />
        <TextField
          label={t`Check-out by`}
          {...field('checkOutTime')}
          type="time"
          value={clockOf(known?.checkOutTime ?? 11)}
          required
        />
      </div>
      <TextField
        label={t`Picture (optional)`}
        {...field('largeUrl')}
        type="url"
        placeholder="https://"
        value={known ? pictureOf(known) : ''}
        hint={t`Web address of a JPEG, PNG or WebP file. Guests and your team see it.`}
      />
      {isRead && (
        <Instructions {...field('checkInInstructions')} stored={stored.data?.listing?.checkInInstructions ?? ''} />
      )}
      <Failure failed={failureBeside(failed, FIELDS) ?? stored.failed} />
    </Confirm>
  );
}

interface InstructionsProps {
  name: string;
  error: string | null;
  stored: string;
}

function Instructions({ stored, ...field }: InstructionsProps) {
  const [text, setText] = useState(stored);
  return (
    <RichTextField
      label={t`Check-in instructions`}
      {...field}
      description={t`Door code, parking, Wi-Fi. Guests see this in the portal once the stay is approved and every screen is accepted.`}
      value={text}
      maxLength={LONGEST_INSTRUCTIONS}
      minRows={3}
      onChange={setText}
    />
  );
}

const Place = ({ field }: { field(name: string): { name: string; error: string | null } }) => (
  <>
    <TextField label={t`Street and number`} {...field('street')} required />
    <TextField label={t`Postal code`} {...field('zipcode')} required />
    <TextField label={t`City`} {...field('city')} required />
    <NativeSelect
      label={t`Country`}
      {...field('country')}
      required
      withAsterisk={false}
      data={[{ value: '', label: t`Choose a country` }, ...COUNTRY_CHOICES]}
    />
    <NativeSelect
      label={t`Time zone`}
      {...field('timezone')}
      data={[{ value: '', label: t`From the address` }, ...ZONE_CHOICES]}
    />
  </>
);

/** URL of the largest picture of the listing itself; empty if it has none. */
const pictureOf = ({ pictures: { largeUrl, regularUrl, thumbnailUrl } }: ListingRow): string =>
  [largeUrl, regularUrl, thumbnailUrl].find((url) => !isPlaceholder(url)) ?? '';

/** “16:30” of 16.5; midnight is “00:00”. */
const clockOf = (hour: number): string =>
  `${String(Math.floor(hour) % 24).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

function hourOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! + minutes! / 60;
}

type Input = Operations['SaveListing']['variables']['input'];

/** The form's values. The service validates them. */
export function inputOf(listing: ListingRow | 'new', form: FormData): Input {
  const text = (name: string) => textIn(form, name);
  const place = { street: text('street'), zipcode: text('zipcode'), city: text('city') };
  const where = { ...place, country: text('country'), ...(text('timezone') && { timezone: text('timezone') }) };
  const picture = text('largeUrl');
  const wasPicture = listing === 'new' ? '' : pictureOf(listing);
  return {
    ...(listing === 'new' ? { myId: text('myId'), location: where } : { id: listing.id }),
    name: text('name'),
    nickname: text('nickname'),
    status: form.get('status') as Input['status'],
    accommodates: Number(text('accommodates')),
    checkInTime: hourOf(text('checkInTime')),
    checkOutTime: hourOf(text('checkOutTime')),
    // Unchanged, the sizes from the property management system stay.
    ...(picture !== wasPicture && { pictures: picture ? { largeUrl: picture } : null }),
    // Without the field, the stored text stays.
    ...(form.has('checkInInstructions') && { checkInInstructions: text('checkInInstructions') || null }),
  };
}
