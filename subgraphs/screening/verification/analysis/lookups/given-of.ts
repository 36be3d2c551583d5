import type { GuestSecret } from '../../../guest/guest-secret.entity.js';
import type { Reservation } from '../../../reservation/reservation.entity.js';
import type { Given } from './sources.js';

/** What the guest of a reservation can be looked up by. */
export function givenOf(row: Reservation, secret: GuestSecret | null): Given {
  return {
    ...{ phone: row.guestPhone || null, email: row.guestEmail || null, address: row.guestLocation || null },
    ...{ ip: secret?.ipAddress || null, person: personOf(row, secret?.birthDate ?? null) },
  };
}

/** A full name is read as first names and one last name where the parts were not given. */
function personOf(row: Reservation, birthDate: string | null): Given['person'] {
  const words = (row.guestFullName ?? '').trim().split(/\s+/);
  const firstName = row.guestFirstName?.trim() || words.slice(0, -1).join(' ');
  const lastName = row.guestLastName?.trim() || words.at(-1);
  return firstName && lastName && birthDate ? { firstName, lastName, birthDate: birthDate.slice(0, 10) } : null;
}
