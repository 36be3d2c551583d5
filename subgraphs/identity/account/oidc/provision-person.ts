import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { Role } from '#kit/viewer/viewer.js';
import type { IdentityContext } from '../../context.js';
import { forgetHolders } from '../../key-holder/forget-holders.js';
import { Person } from '../person/person.entity.js';
import { Account } from '../account.entity.js';
import { claimLogin, loginKeyOf } from '../sign-in/keep-secret.js';
import type { ProviderClaims } from './ask-provider.js';
import { OidcIdentity } from './oidc-identity.entity.js';

/**
 * Finds or creates the team member for a provider identity, and updates their role. At first sign-in they are matched
 * by email address; after that by the issuer's subject identifier, even if the address changes. Returns null if an
 * owner removed them or another user signs in with the address.
 */
export async function provisionPerson(
  { emOf }: IdentityContext,
  accountId: string,
  claims: ProviderClaims,
  role: Role,
): Promise<string | null> {
  return emOf([accountId]).transactional(async (tx) => {
    await tx.findOne(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const { issuer, subject } = claims;
    const bound = await tx.findOne(OidcIdentity, { accountId, issuer, subject });
    const known = await findPerson(tx, accountId, bound, claims.email);
    if (known === 'refused') return null;
    const person = known ?? (await makePerson(tx, accountId, claims, role));
    if (!person) return null;
    const identity = bound ?? Object.assign(new OidcIdentity(), { accountId, issuer, subject });
    identity.personId = person.id;
    tx.persist(identity);
    if (person.role !== role) {
      person.role = role;
      await announce(tx, accountId, eventOf('person.role_changed', { personId: person.id, role }));
      await forgetHolders(tx);
    }
    await tx.flush();
    return person.id;
  });
}

async function findPerson(
  tx: EntityManager,
  accountId: string,
  bound: OidcIdentity | null,
  email: string,
): Promise<Person | 'refused' | null> {
  const ofIdentity = bound && (await tx.findOne(Person, { accountId, id: bound.personId }));
  if (ofIdentity && !ofIdentity.removedAt) return ofIdentity;
  const loginKey = loginKeyOf(email);
  const ofAddress = await tx.findOne(Person, { accountId, loginKey, removedAt: null });
  if (ofAddress) {
    // The provider of a verified domain vouches for the address.
    ofAddress.verifiedAt ??= new Date();
    return ofAddress;
  }
  // Addresses of removed team members are encrypted and have no digest.
  const removed = await tx.find(Person, { accountId, removedAt: { $ne: null } });
  return ofIdentity || removed.some((one) => loginKeyOf(one.email) === loginKey) ? 'refused' : null;
}

async function makePerson(
  tx: EntityManager,
  accountId: string,
  { email, name }: ProviderClaims,
  role: Role,
): Promise<Person | null> {
  const loginKey = loginKeyOf(email)!;
  const person = Object.assign(new Person(), { accountId, name, email, role, loginKey });
  person.verifiedAt = new Date();
  try {
    await claimLogin(tx, { familyOf: accountId, id: person.id, loginKey });
  } catch (error) {
    if (error instanceof Failure && error.code === 'EMAIL_TAKEN') return null;
    throw error;
  }
  tx.persist(person);
  await tx.flush();
  await announce(tx, accountId, eventOf('person.provisioned', { personId: person.id, role }));
  return person;
}
