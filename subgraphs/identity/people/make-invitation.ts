import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../account/person/person.entity.js';

const DAYS_VALID = 7;

/** Creates an invitation, replacing an earlier one. Returns the token (256 random bits); only its hash is stored. */
export function makeInvitation(person: Person): string {
  const token = randomBytes(32).toString('base64url');
  person.invitationHash = createHash('sha256').update(token).digest('hex');
  person.invitedUntil = new Date(Date.now() + DAYS_VALID * 86_400_000);
  return token;
}

export function closeInvitation(person: Person): void {
  person.invitationHash = null;
  person.invitedUntil = null;
}
