import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts, ReservationStatus } from '../graph/answers.js';
import { type Refused, problemAt } from '../graph/ask.js';
import { TextField, textIn } from '../look/confirm.js';
import { today } from '../look/when.js';
import { worded } from '../look/words.js';
import { ListingSelect } from './listing-select.js';

type Input = Operations['CreateReservation']['variables']['reservation'];

const STATUSES: readonly ReservationStatus[] = ['CONFIRMED', 'INQUIRY', 'CANCELED'];

interface ReservationFieldsProps {
  /** The reservation to edit; null for a new one. */
  known?: ReservationParts | null;
  failed: Refused | null;
}

/** The fields of a reservation that are entered by hand, each with what is wrong with it. */
export function ReservationFields({ known = null, failed }: ReservationFieldsProps) {
  const text = textsOf(known);
  const field = (name: FieldName) => ({ name, value: text[name], error: problemAt(failed, name) });
  const [listingId, setListingId] = useState(known ? text.listingId : undefined);
  return (
    <>
      {hasOneName(known) ? (
        <TextField label={t`Full name`} {...field('fullName')} required />
      ) : (
        <div className="field-pairs">
          <TextField label={t`First name`} {...field('firstName')} required={!known} />
          <TextField label={t`Last name`} {...field('lastName')} required={!known} />
        </div>
      )}
      <TextField label={t`Email`} {...field('email')} type="email" hint={t`For messages to the guest.`} />
      <TextField
        label={t`Phone`}
        {...field('phone')}
        type="tel"
        hint={t`With country code, for example +1 303 555 0123.`}
      />
      <ListingSelect
        label={t`Listing`}
        none={t`Without a listing`}
        known={known?.listing}
        value={listingId}
        onChange={setListingId}
      />
      <input type="hidden" name="listingId" value={listingId ?? text.listingId} />
      <div className="field-pairs">
        <TextField label={t`Arrival`} {...field('checkInDate')} type="date" required={!known} />
        <TextField label={t`Departure`} {...field('checkOutDate')} type="date" required={!known} />
        <TextField label={t`Guests`} {...field('numberOfGuests')} type="number" required />
        <TextField label={t`Booked on`} {...field('source')} placeholder={t`Direct`} />
        <TextField label={t`Price`} {...field('amount')} type="number" step="any" />
        <TextField label={t`Currency`} {...field('currency')} placeholder="USD" />
      </div>
      {known && (
        <NativeSelect
          label={t`Status`}
          name="status"
          defaultValue={text.status}
          data={STATUSES.map((status) => ({ value: status, label: worded(status) }))}
        />
      )}
    </>
  );
}

/** Some systems send a full name only. */
const hasOneName = (known: ReservationParts | null) =>
  known !== null && !known.guest.firstName && !known.guest.lastName && known.guest.fullName !== null;

/** The texts that the form starts with. */
function textsOf(known: ReservationParts | null) {
  const { guest, totalPrice } = known ?? {};
  return {
    firstName: guest?.firstName ?? '',
    lastName: guest?.lastName ?? '',
    fullName: guest?.fullName ?? '',
    email: guest?.email ?? '',
    phone: guest?.phone ?? '',
    listingId: known?.listing?.id ?? '',
    checkInDate: known ? (known.checkInDate?.slice(0, 10) ?? '') : today(7),
    checkOutDate: known ? (known.checkOutDate?.slice(0, 10) ?? '') : today(9),
    numberOfGuests: String(known?.numberOfGuests ?? 2),
    source: known?.source ?? '',
    amount: totalPrice?.amount ? String(totalPrice.amount) : '',
    currency: totalPrice?.currency ?? '',
    status: known?.status ?? 'CONFIRMED',
  };
}

type FieldName = keyof ReturnType<typeof textsOf>;

/** Names of the fields in the form and in the service's errors. */
export const FIELDS: readonly FieldName[] = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'checkInDate',
  'checkOutDate',
  'numberOfGuests',
  'source',
  'amount',
  'currency',
];

/** A new reservation in a form; fields that were left empty are omitted. */
export function newReservationIn(form: FormData): Input {
  const text = (name: FieldName) => textIn(form, name) || undefined;
  const listingId = text('listingId');
  const price = { amount: Number(text('amount') ?? 0), currency: text('currency') };
  return {
    ...(listingId ? { listingId } : { withoutListing: true }),
    status: 'CONFIRMED',
    source: text('source'),
    checkInDate: text('checkInDate'),
    checkOutDate: text('checkOutDate'),
    numberOfGuests: Number(text('numberOfGuests') ?? 1),
    totalPrice: text('amount') || text('currency') ? price : undefined,
    guest: { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), phone: text('phone') },
  };
}

/**
 * The fields that a form changes in a reservation; null if it changes none. Others are omitted, so that concurrent
 * changes of another user stay. A date keeps its time of day.
 */
export function changesIn(form: FormData, known: ReservationParts): Input | null {
  const before = textsOf(known);
  const changed = (name: FieldName): string | null | undefined => {
    if (!form.has(name)) return undefined;
    const text = textIn(form, name);
    if (text === before[name]) return undefined;
    return text === '' ? null : text;
  };
  const dayOf = (name: 'checkInDate' | 'checkOutDate') => {
    const day = changed(name);
    return day && day + (known[name]?.slice(10) ?? '');
  };
  const numberOf = (name: 'numberOfGuests' | 'amount') => {
    const text = changed(name);
    return text ? Number(text) : (text as null | undefined);
  };
  const listingId = changed('listingId');
  const guest = defined({
    firstName: changed('firstName'),
    lastName: changed('lastName'),
    fullName: changed('fullName'),
    email: changed('email'),
    phone: changed('phone'),
  });
  const totalPrice = defined({ amount: numberOf('amount'), currency: changed('currency') });
  return defined({
    status: changed('status') as ReservationStatus | undefined,
    source: changed('source'),
    listingId: listingId ?? undefined,
    withoutListing: listingId === null || undefined,
    checkInDate: dayOf('checkInDate'),
    checkOutDate: dayOf('checkOutDate'),
    numberOfGuests: numberOf('numberOfGuests'),
    guest: guest ?? undefined,
    totalPrice: totalPrice ?? undefined,
  });
}

/** The members that have a value or are null; null if there are none. */
function defined<Value extends object>(value: Value): Partial<Value> | null {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.length > 0 ? (Object.fromEntries(members) as Partial<Value>) : null;
}
