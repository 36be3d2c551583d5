import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { mustManage } from '../account/family/must-manage.js';
import { endPersonSessions } from '../account/sign-in/session/end-sessions.js';
import { forgetBrowsers } from '../account/sign-in/sign-in-budgets.js';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { lockPerson } from '../account/person/lock-person.js';
import { makeInvitation } from './make-invitation.js';
import { type InvitedPerson, shownPerson } from '../account/person/person.type.js';

/**
 * Creates a new invitation link for a team member. Their current password stops working and their sessions end.
 * Throws PERSON_NOT_FOUND.
 */
export async function renewInvitation(context: IdentityContext, id: string): Promise<InvitedPerson> {
  const { viewer, emOf, publicUrl } = context;
  mustManage(viewer);
  const { accountId } = viewer;
  return emOf([accountId]).transactional(async (tx) => {
    const person = await lockPerson(tx, accountId, id);
    person.passwordHash = null;
    const token = makeInvitation(person);
    await tx.flush();
    await endPersonSessions(tx, accountId, id);
    await forgetBrowsers(tx, person.loginKey);
    await announce(tx, accountId, eventOf('person.invited', { personId: id, role: person.role }));
    await forgetHolders(tx);
    return { person: shownPerson(person), url: `${publicUrl}/join/${token}` };
  });
}
