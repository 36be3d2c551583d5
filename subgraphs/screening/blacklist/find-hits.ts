import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { BlacklistHit } from '../checks/signals.js';
import { emailKey, phoneKey } from '../guest/contact-keys.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

/** The key that a blacklisted value is compared by; null where nothing is left of it. */
export function matchKeyOf(field: string, value: string): string | null {
  const normalised = field === 'email' ? emailKey(value) : phoneKey(value);
  return normalised ? lookupDigest(`${field}:${normalised}`) : null;
}

/** Blacklist entries of the account that the guest of a reservation matches. */
export async function findBlacklistHits(em: EntityManager, row: Reservation): Promise<BlacklistHit[]> {
  const wanted = [
    { field: 'email', matchKey: row.guestEmail && matchKeyOf('email', row.guestEmail) },
    { field: 'phone', matchKey: row.guestPhone && matchKeyOf('phone', row.guestPhone) },
  ].filter(({ matchKey }) => matchKey) as { field: string; matchKey: string }[];
  if (wanted.length === 0) return [];
  const entries = await em.find(BlacklistEntry, { accountId: row.accountId, $or: wanted });
  return entries.map(({ id, field, reason }) => ({
    entryId: id,
    matchedOn: field as BlacklistHit['matchedOn'],
    inherited: false,
    reason,
  }));
}
