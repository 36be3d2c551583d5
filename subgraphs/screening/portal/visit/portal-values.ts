import { valuesOf } from '../../booking/message/template/values-of.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { PortalAdultRow } from '../adults/portal-adult.entity.js';
import type { PortalValues } from '../content/fill-content.js';
import type { PlaceOfStay } from './place-of-stay.js';

interface Stay {
  row: Reservation;
  /** Adults see no data of the primary guest. */
  adult: PortalAdultRow | null;
  place: PlaceOfStay | null;
  /** Whether the guest may see the address. */
  isReleased: boolean;
}

/** Values of the placeholders in the host's texts, for one guest of the stay. */
export function portalValues({ row, adult, place, isReleased }: Stay): PortalValues {
  const { guest_portal_url: _, 'listing.address': address, ...values } = valuesOf(row, place, '');
  return {
    ...values,
    ...(adult && ofAdult(adult.name ?? '')),
    ...(isReleased && { 'listing.address': address }),
  };
}

function ofAdult(name: string): PortalValues {
  const [first = '', ...more] = name.trim().split(/\s+/);
  return {
    'guest.first_name': first,
    'guest.last_name': more.join(' '),
    'guest.full_name': name,
    confirmation_code: '',
  };
}
