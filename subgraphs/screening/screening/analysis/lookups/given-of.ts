import type { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { locationOf } from '../../../booking/reservation/sealed-members.js';
import type { PartyMember } from '../../../booking/guest/party-member.js';
import type { OwnSecret } from '../read-own-rows.js';
import type { Given, ListedPerson } from './sources.js';
import type { CreditPerson } from '../../../booking/facts/portal-facts.js';

/** Holder's details read from an identity document. */
export interface Documented {
  birthDate?: string | null;
  nationality?: string | null;
  /** The ID check has passed: the document is consistent and matches what the guest entered. */
  isBelieved?: boolean;
}

/** Details of the guest that are not in the reservation. */
export interface KnownGuest {
  secret: OwnSecret | null;
  document: Documented | null;
  /** Details the guest consented to on the credit check page. */
  agreed: CreditPerson | null;
}

/** Details of a reservation's guest that lookups can use. */
export function givenOf(row: Reservation, { secret, document, agreed }: KnownGuest): Given {
  const named = namedOf(row);
  const birthDate = secret?.birthDate?.slice(0, 10);
  return {
    phone: row.guestPhone || null,
    email: row.guestEmail || null,
    address: locationOf(row) || null,
    ip: secret?.ipAddress || null,
    person: named && birthDate ? { ...named, birthDate } : null,
    named,
    people: peopleOf(row, secret, document),
    credit: agreed ?? (row.portalSkipped ? bookedPerson(row, birthDate ?? null) : null),
  };
}

/** If the portal is skipped, the caller is responsible for the guest's consent. */
function bookedPerson(row: Reservation, birthDate: string | null): CreditPerson {
  const written = { name: row.guestFullName?.trim() || null, birthDate, address: locationOf(row)?.trim() || null };
  return { ...written, otherNames: null, country: null, consentedAt: null, disclosure: null };
}

/** If only a full name is known, its last word is the last name. */
function namedOf(row: Reservation): Given['named'] {
  const words = (row.guestFullName ?? '').trim().split(/\s+/);
  const firstName = row.guestFirstName?.trim() || words.slice(0, -1).join(' ');
  const lastName = row.guestLastName?.trim() || words.at(-1);
  return firstName && lastName ? { firstName, lastName } : null;
}

const UNPROVEN = { birthDate: null, birthDateProven: false, countryCode: null };

/** Everyone in the party is searched for, because their ages are unknown. */
function peopleOf(row: Reservation, secret: OwnSecret | null, document: Documented | null): ListedPerson[] {
  const guest = row.guestFullName?.trim();
  const birthDate = (secret?.birthDate ?? document?.birthDate)?.slice(0, 10) ?? null;
  const birthDateProven = document?.isBelieved === true && birthDate !== null && document.birthDate === birthDate;
  const party = secret?.party ? (JSON.parse(secret.party) as PartyMember[]) : [];
  return [
    ...(guest ? [{ name: guest, birthDate, birthDateProven, countryCode: document?.nationality ?? null }] : []),
    ...party.flatMap(({ name }) => (name?.trim() ? [{ name: name.trim(), ...UNPROVEN }] : [])),
  ];
}
