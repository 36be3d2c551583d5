import type { EntityManager } from '@mikro-orm/postgresql';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { PartyMember } from '../../guest/party-member.js';
import type { Reservation } from '../reservation.entity.js';
import type { PartyMemberInput, ReservationInput } from '../reservation.input.js';

/** Stores encrypted guest data; returns whether anything relevant to the verification changed. */
export async function sealGuest(
  tx: EntityManager,
  { accountId, id }: Reservation,
  { guest, guests }: Pick<ReservationInput, 'guest' | 'guests'>,
): Promise<boolean> {
  const { birthDate, ipAddress } = guest === null ? { birthDate: null, ipAddress: null } : (guest ?? {});
  if (birthDate === undefined && ipAddress === undefined && guests === undefined) return false;
  const known = await tx.findOne(GuestSecret, { accountId, id });
  const secret = known ?? Object.assign(new GuestSecret(), { accountId, id });
  const before = materialOf(secret);
  if (birthDate !== undefined) secret.birthDate = birthDate;
  if (ipAddress !== undefined) secret.ipAddress = ipAddress;
  if (guests !== undefined) secret.party = guests?.length ? JSON.stringify(guests.map(memberOf)) : null;
  if (!known) tx.persist(secret);
  return before !== materialOf(secret);
}

function materialOf({ birthDate, ipAddress }: GuestSecret): string {
  return `${birthDate} ${ipAddress}`;
}

function memberOf({ name, fullName, firstName, lastName, email }: PartyMemberInput): PartyMember {
  const joined = [firstName, lastName].filter(Boolean).join(' ');
  return { name: name ?? fullName ?? (joined || null), email: email ?? null };
}
