import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { checkAccount } from '../account/check-account.js';
import { badAccount } from '../account/register-account.js';
import { mustManage } from '../account/family/must-manage.js';
import { hashPassword } from '../account/sign-in/hash-password.js';
import { claimLogin, loginKeyOf } from '../account/sign-in/keep-secret.js';
import { wordsAbout } from '../account/sign-in/password/words-about.js';
import type { IdentityContext } from '../context.js';
import { makeInvitation } from './make-invitation.js';
import { Person } from '../account/person/person.entity.js';
import { type InvitedPerson, type PersonInput, shownPerson } from '../account/person/person.type.js';

/**
 * Adds a team member to the viewer's account, with an initial password or an invitation link. Throws BAD_INPUT with
 * every problem, EMAIL_TAKEN if another user of the account family signs in with the address.
 */
export async function invitePerson(context: IdentityContext, input: PersonInput): Promise<InvitedPerson> {
  const { viewer, emOf, publicUrl } = context;
  mustManage(viewer);
  const { name, email, password, role } = input;
  const { accountId } = viewer;
  const about = password ? await wordsAbout(context, accountId, null) : [];
  const problems = checkAccount({ name, email, password }, ['name', 'email'], about);
  if (problems.length > 0) throw badAccount(problems);
  const passwordHash = (await hashPassword(password)) ?? null;
  const loginKey = loginKeyOf(email)!;
  return emOf([accountId]).transactional(async (tx) => {
    const person = Object.assign(new Person(), { accountId, name, email, role, loginKey, passwordHash });
    await claimLogin(tx, { familyOf: accountId, id: person.id, loginKey });
    const token = passwordHash ? null : makeInvitation(person);
    tx.persist(person);
    await tx.flush();
    await announce(tx, accountId, eventOf('person.invited', { personId: person.id, role }));
    return { person: shownPerson(person), url: token && `${publicUrl}/join/${token}` };
  });
}
