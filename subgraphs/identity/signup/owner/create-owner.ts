import { LockMode } from '@mikro-orm/core';
import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { checkAccount } from '../../account/check-account.js';
import { badAccount } from '../../account/register-account.js';
import { hashPassword } from '../../account/sign-in/hash-password.js';
import { claimLogin, loginKeyOf } from '../../account/sign-in/keep-secret.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import type { IdentityContext } from '../../context.js';
import { Person } from '../../account/person/person.entity.js';
import { messages } from '../../messages.js';
import type { OwnerInput } from './owner.type.js';
import { OwnerLink } from './owner-link.entity.js';
import { findUnclaimed, lockClaims, readUnclaimed } from './unclaimed.js';

const TEXT = `
  select account_id as "accountId" from identity.owner_link where token_hash = $1 and valid_until > now()`;

/** The account is not known before the token is looked up. A link is void once someone has set the service up otherwise. */
async function findOpen(pool: pg.Pool, tokenHash: string): Promise<string | null> {
  const found = await pool.query<{ accountId: string }>({ name: 'owner-link', text: TEXT, values: [tokenHash] });
  const accountId = found.rows[0]?.accountId;
  return accountId && (await findUnclaimed(pool)) === accountId ? accountId : null;
}

/** Whether a link is valid. */
export async function isOwnerLinkOpen({ pool, viewer }: IdentityContext, tokenHash: string): Promise<boolean> {
  mustBeGateway(viewer);
  return (await findOpen(pool, tokenHash)) !== null;
}

/** Creates the owner of the first account and consumes the link. Throws SIGNUP_LINK_CLOSED, BAD_INPUT. */
export async function createOwner(context: IdentityContext, tokenHash: string, input: OwnerInput): Promise<boolean> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const accountId = (await findOpen(pool, tokenHash)) ?? closed();
  const { name, email, password } = input;
  const problems = checkAccount({ name, email, password }, ['name', 'email', 'password']);
  if (problems.length > 0) throw badAccount(problems);
  const passwordHash = await hashPassword(password!);
  const loginKey = loginKeyOf(email!)!;
  return emOf([accountId]).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    await lockClaims(tx);
    const link = await tx.findOne(OwnerLink, { accountId, tokenHash, validUntil: { $gt: new Date() } }, locked);
    if (!link || (await readUnclaimed(tx)) !== accountId) return closed();
    tx.remove(link);
    const owner = { accountId, name: name!, email: email!, role: 'owner' as const, loginKey, passwordHash };
    const person = Object.assign(new Person(), owner);
    await claimLogin(tx, { familyOf: accountId, id: person.id, loginKey });
    tx.persist(person);
    await tx.flush();
    await announce(tx, accountId, eventOf('person.joined', { personId: person.id }));
    return true;
  });
}

function closed(): never {
  throw new Failure('SIGNUP_LINK_CLOSED', messages.linkClosed);
}
