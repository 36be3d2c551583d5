import type { EntityManager } from '@mikro-orm/postgresql';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';
import type { BehaviorSignal, ToldBehavior } from '../../booking/facts/portal-facts.js';
import type { PartyMember } from '../../booking/guest/party-member.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Signals } from '../checks/signals.js';
import { guestCountries } from '../details/risks/countries.js';
import { nameLikeness } from '../id-evidence/name-likeness.js';
import { hintsOf } from './behavior-hints.js';
import { hoursApart } from './hours-apart.js';
import type { OwnSecret } from './read-own-rows.js';

/** Hints for the decision from how the guest filled in the portal. */
export async function behaviorOf(
  em: EntityManager,
  row: Reservation,
  secret: OwnSecret | null,
  { screens, timeZone, sameDevice }: ToldBehavior,
  signals: Signals,
): Promise<BehaviorSignal> {
  const { phone, address, cards } = guestCountries(signals);
  const at = new Date(signals.asOf);
  return hintsOf({
    screens,
    hoursFromGuest: hoursApart(timeZone, [phone, address, ...cards], at),
    hoursFromStay: hoursApart(timeZone, [signals.booking.listingCountryCode], at),
    otherGuests: sameDevice.length === 0 ? 0 : await countOtherGuests(em, row, secret, sameDevice),
  });
}

/**
 * Bookings in other people's names. Not another person: the same email address or phone number, a name that shares a
 * word, or a member of this party who has booked too.
 */
async function countOtherGuests(
  em: EntityManager,
  row: Reservation,
  secret: OwnSecret | null,
  ids: string[],
): Promise<number> {
  const others = await em.find(Reservation, { accountId: row.accountId, id: { $in: ids }, erasedAt: null });
  const party = secret?.party ? (JSON.parse(secret.party) as PartyMember[]) : [];
  const known = [row.guestFullName, ...party.map(({ name }) => name)].flatMap((name) => name?.trim() || []);
  const [email, phone] = [emailKey(row.guestEmail), phoneKey(row.guestPhone)];
  const isOther = ({ guestFullName, guestEmail, guestPhone }: Reservation) => {
    const name = guestFullName?.trim();
    if (!name || known.length === 0) return false;
    if (email !== null && emailKey(guestEmail) === email) return false;
    if (phone !== null && phoneKey(guestPhone) === phone) return false;
    return known.every((one) => nameLikeness(one, name) === 'different');
  };
  return others.filter(isOther).length;
}
