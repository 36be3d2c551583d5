import type { Values } from '#placeholders';
import type { Reservation } from '../../reservation/reservation.entity.js';
import type { ListingFacts } from './listing-facts.js';

/** `16` → `16:00`, `10.5` → `10:30`. */
function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const dayOf = (date: string | null) => date?.slice(0, 10) ?? '';
const timeOf = (date: string | null) => (date && date.length > 10 ? date.slice(11, 16) : null);

/** Values of all placeholders for a reservation; unknown ones are empty. */
export function valuesOf(row: Reservation, listing: ListingFacts | null, portalUrl: string): Values {
  const { location } = listing ?? {};
  return {
    'guest.first_name': row.guestFirstName ?? row.guestFullName?.trim().split(/\s+/)[0] ?? '',
    'guest.last_name': row.guestLastName ?? '',
    'guest.full_name': row.guestFullName ?? '',
    'listing.name': listing?.name ?? '',
    'listing.address': location ? (location.address ?? `${location.street}, ${location.city}`) : '',
    check_in_date: dayOf(row.checkInDate),
    check_in_time: timeOf(row.checkInDate) ?? (listing ? clock(listing.checkInTime) : ''),
    check_out_date: dayOf(row.checkOutDate),
    check_out_time: timeOf(row.checkOutDate) ?? (listing ? clock(listing.checkOutTime) : ''),
    nights: row.nights === null ? '' : String(row.nights),
    number_of_guests: String(row.numberOfGuests),
    confirmation_code: row.confirmationCode,
    guest_portal_url: portalUrl,
  };
}
