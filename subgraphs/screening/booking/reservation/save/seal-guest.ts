import type { EntityManager } from '@mikro-orm/postgresql';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import type { PartyMember } from '../../guest/party-member.js';
import type { Reservation } from '../reservation.entity.js';
import type { PartyMemberInput, ReservationInput } from '../reservation.input.js';

type Given = Pick<ReservationInput, 'guest' | 'guests'>;

/** Stores encrypted guest data; returns whether anything relevant to the verification changed. */
export async function sealGuest(
  tx: EntityManager,
  { accountId, id }: Pick<Reservation, 'accountId' | 'id'>,
  input: Given,
): Promise<boolean> {
  const given = secretsIn(input);
  if (isNone(given)) return false;
  const known = await tx.findOne(GuestSecret, { accountId, id });
  const secret = known ?? Object.assign(new GuestSecret(), { accountId, id });
  const before = materialOf(secret);
  Object.assign(secret, given);
  if (!known) tx.persist(secret);
  return before !== materialOf(secret);
}

/** The encrypted guest data of a new reservation; null for none. */
export function newSecret({ accountId, id }: Pick<Reservation, 'accountId' | 'id'>, input: Given): GuestSecret | null {
  const given = secretsIn(input);
  if (isNone(given)) return null;
  return Object.assign(new GuestSecret(), { accountId, id }, given);
}

type Secrets = Partial<Pick<GuestSecret, 'birthDate' | 'ipAddress' | 'party'>>;

/** The encrypted data that the input mentions. */
function secretsIn({ guest, guests }: Given): Secrets {
  const { birthDate, ipAddress } = guest === null ? { birthDate: null, ipAddress: null } : (guest ?? {});
  const party = guests?.length ? JSON.stringify(guests.map(memberOf)) : null;
  return {
    ...(birthDate !== undefined && { birthDate }),
    ...(ipAddress !== undefined && { ipAddress }),
    ...(guests !== undefined && { party }),
  };
}

const isNone = (given: Secrets): boolean => Object.keys(given).length === 0;

function materialOf({ birthDate, ipAddress }: GuestSecret): string {
  return `${birthDate} ${ipAddress}`;
}

function memberOf({ name, fullName, firstName, lastName, email }: PartyMemberInput): PartyMember {
  const joined = [firstName, lastName].filter(Boolean).join(' ');
  return { name: name ?? fullName ?? (joined || null), email: email ?? null };
}
