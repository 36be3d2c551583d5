import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { Failure } from '#kit/failure.js';
import { mustManage } from '../account/family/must-manage.js';
import { endPersonSessions } from '../account/sign-in/session/end-sessions.js';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { lockPerson } from '../account/person/lock-person.js';
import { messages } from '../messages.js';
import { NotificationRow } from '../notification/notification.entity.js';
import { closeInvitation } from './make-invitation.js';

/**
 * Removes a team member and ends their sessions; the address can be invited again. Users cannot remove themselves.
 * Returns the ID. Throws PERSON_NOT_FOUND, FORBIDDEN.
 */
export async function removePerson(context: IdentityContext, id: string): Promise<string> {
  const { viewer, emOf } = context;
  mustManage(viewer);
  if (viewer.personId === id) throw new Failure('FORBIDDEN', messages.cannotRemoveYourself);
  const { accountId } = viewer;
  return emOf([accountId]).transactional(async (tx) => {
    const person = await lockPerson(tx, accountId, id);
    Object.assign(person, { removedAt: new Date(), loginKey: null, passwordHash: null });
    closeInvitation(person);
    await tx.flush();
    await tx.nativeDelete(NotificationRow, { accountId, id });
    await endPersonSessions(tx, accountId, id);
    await announce(tx, accountId, eventOf('person.removed', { personId: id }));
    await forgetHolders(tx);
    return id;
  });
}
