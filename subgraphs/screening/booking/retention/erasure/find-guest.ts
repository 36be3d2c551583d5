import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';
import { messages, problems as reasons } from '../../../messages.js';
import { contactMark } from '../../guest/contacts/contact-index.js';
import { marksOf } from '../../guest/guest-marks.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import { Reservation } from '../../reservation/reservation.entity.js';
import { arrayText } from '../../reservation/analyse-again.js';
import type { EraseGuestInput } from './erasure.type.js';

/** A reservation of the guest, locked. */
export interface Booked {
  id: string;
  accountId: string;
  marks: string[];
}

export interface FoundGuest {
  booked: Booked[];
  /** Digests of all identifying values of the guest. */
  marks: string[];
  /** Reservations that share a mark but were not requested. */
  related: string[];
}

/** Values that the guest is searched by. */
interface Known {
  ids: string[];
  emailKeys: string[];
  phoneKeys: string[];
  marks: string[];
}

/** Rows are locked in a fixed order, as everywhere, to avoid deadlocks. */
const FIND = `
  select id, account_id as "accountId", guest_marks as marks
  from screening.reservation
  where account_id = any(?::uuid[]) and (id = any(?::uuid[])
    or guest_email_key in (select jsonb_array_elements_text(?::jsonb))
    or guest_phone_key in (select jsonb_array_elements_text(?::jsonb))
    or guest_email_mark in (select jsonb_array_elements_text(?::jsonb))
    or guest_phone_mark in (select jsonb_array_elements_text(?::jsonb)) or guest_marks && ?::text[])
  order by id for update`;

const RELATED = `
  select id from screening.reservation
  where account_id = any(?::uuid[]) and guest_marks && ?::text[] and not id = any(?::uuid[]) order by id limit 100`;

const distinct = (words: (string | null | undefined)[]) => [...new Set(words.filter((word) => word))] as string[];

/**
 * Finds and locks the guest's reservations in these accounts and collects the guest's marks, from the given values or
 * from all values of the given reservation. Throws BAD_INPUT, RESERVATION_NOT_FOUND.
 */
export async function findGuest(tx: EntityManager, accountIds: string[], input: EraseGuestInput): Promise<FoundGuest> {
  checkGiven(input);
  const { email, phone, documentNumber, reservationId } = input;
  const own = reservationId ? await knownOf(tx, reservationId) : null;
  const given = { email: email ?? null, phone: phone ?? null, documentNumber: documentNumber ?? null };
  const givenMarks = marksOf({ ...given, name: null, birthDate: null });
  const known: Known = {
    ids: own?.ids ?? [],
    emailKeys: distinct([emailKey(given.email), ...(own?.emailKeys ?? [])]),
    phoneKeys: distinct([phoneKey(given.phone), ...(own?.phoneKeys ?? [])]),
    marks: distinct([...givenMarks.map(({ mark }) => mark), ...(own?.marks ?? [])]),
  };
  const accounts = arrayText(accountIds);
  const booked = await tx.execute<Booked[]>(FIND, [
    accounts,
    arrayText(known.ids),
    JSON.stringify(known.emailKeys),
    JSON.stringify(known.phoneKeys),
    marksIn(accountIds, 'email', known.emailKeys),
    marksIn(accountIds, 'phone', known.phoneKeys),
    arrayText(known.marks),
  ]);
  const marks = distinct([...known.marks, ...booked.flatMap((row) => row.marks)]);
  const ids = arrayText(booked.map(({ id }) => id));
  const related = await tx.execute<{ id: string }[]>(RELATED, [accounts, arrayText(marks), ids]);
  return { booked, marks, related: related.map(({ id }) => id) };
}

/** All identifying values of a reservation's guest, current and as of its last analysis. */
async function knownOf(tx: EntityManager, id: string): Promise<Known> {
  const row = isId(id) ? await tx.findOne(Reservation, { id }) : null;
  if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const secret = await tx.findOne(GuestSecret, { accountId: row.accountId, id });
  const { guestEmail: email, guestPhone: phone, guestFullName: name } = row;
  const marks = marksOf({ email, phone, name, birthDate: secret?.birthDate ?? null, documentNumber: null });
  return {
    ids: [row.id],
    emailKeys: distinct([emailKey(email)]),
    phoneKeys: distinct([phoneKey(phone)]),
    marks: distinct([...row.guestMarks, ...marks.map(({ mark }) => mark)]),
  };
}

/** Match keys of encrypted contacts in these accounts, as JSON. */
function marksIn(accountIds: string[], field: 'email' | 'phone', keys: string[]): string {
  return JSON.stringify(accountIds.flatMap((accountId) => keys.map((key) => contactMark(accountId, field, key))));
}

const MAX_CHARACTERS = 400;

const problem = (member: string, msg: string, type = 'value_error') => ({ loc: [member], msg, type });

/** Requires at least one value, each of them searchable. */
function checkGiven({ email, phone, documentNumber, reservationId }: EraseGuestInput): void {
  const texts = { email, phone, documentNumber };
  const problems = Object.entries(texts).flatMap(([member, value]) => {
    if (!value) return [];
    if (value.length > MAX_CHARACTERS) return [problem(member, reasons.maxCharacters(MAX_CHARACTERS), 'too_long')];
    const marks = marksOf({
      email: null,
      phone: null,
      name: null,
      birthDate: null,
      documentNumber: null,
      [member]: value,
    });
    return marks.length > 0 ? [] : [problem(member, reasons.notSearchable)];
  });
  if (![...Object.values(texts), reservationId].some(Boolean))
    problems.push(problem('email', reasons.noIdentifier, 'missing'));
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}
