import { LockMode } from '@mikro-orm/core';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { Account } from '../account/account.entity.js';
import { checkAccount } from '../account/check-account.js';
import { badAccount } from '../account/register-account.js';
import { hashPassword } from '../account/sign-in/hash-password.js';
import { wordsAbout } from '../account/sign-in/password/words-about.js';
import { mustBeGateway } from '../account/sign-in/must-be-gateway.js';
import type { IdentityContext } from '../context.js';
import { closeInvitation } from './make-invitation.js';
import { Person } from '../account/person/person.entity.js';
import type { PersonInvitation } from '../account/person/person.type.js';
import { messages } from '../messages.js';

interface Found {
  accountId: string;
  id: string;
  email: string;
  inviter: string | null;
}

const TEXT = `
  select p.account_id as "accountId", p.id, p.email, coalesce(a.company_name, a.name) as inviter
  from identity.person p join identity.account a on a.id = p.account_id
  where p.invitation_hash = $1 and p.invited_until > now() and p.removed_at is null`;

/** The account is not known before the token is looked up. */
async function findOpen(pool: pg.Pool, tokenHash: string): Promise<Found | null> {
  const { rows } = await pool.query<Found>({ name: 'person-invitation', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}

/** Finds the invitation of a token; null if it is unknown, used or expired. */
export async function findPersonInvitation(
  { pool, viewer }: IdentityContext,
  tokenHash: string,
): Promise<PersonInvitation | null> {
  mustBeGateway(viewer);
  const found = await findOpen(pool, tokenHash);
  return found && { inviter: found.inviter, email: open(found.email, 'identity.person.email', found) };
}

/** Accepts an invitation by choosing a password. Throws SIGNUP_LINK_CLOSED, BAD_INPUT. */
export async function joinAccount(context: IdentityContext, tokenHash: string, password: string): Promise<boolean> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const found = (await findOpen(pool, tokenHash)) ?? closed();
  const problems = checkAccount({ password }, ['password'], await wordsAbout(context, found.accountId, found.id));
  if (problems.length > 0) throw badAccount(problems);
  const { accountId, id } = found;
  const passwordHash = await hashPassword(password);
  return emOf([accountId]).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    await tx.findOne(Account, { id: accountId }, locked);
    const person = await tx.findOne(Person, { accountId, id, invitationHash: tokenHash }, locked);
    if (!person) return closed();
    person.passwordHash = passwordHash;
    closeInvitation(person);
    await tx.flush();
    await announce(tx, accountId, eventOf('person.joined', { personId: id }));
    return true;
  });
}

function closed(): never {
  throw new Failure('SIGNUP_LINK_CLOSED', messages.invitationClosed);
}
