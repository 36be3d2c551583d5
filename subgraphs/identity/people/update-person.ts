import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { Failure } from '#kit/failure.js';
import type { Role } from '#kit/viewer/viewer.js';
import { mustManage } from '../account/family/must-manage.js';
import { queueSignInMail } from '../account/sign-in/send-sign-in-mail.job.js';
import { endOtherSessions } from '../account/sign-in/session/end-sessions.js';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { lockPerson } from '../account/person/lock-person.js';
import { type PersonType, shownPerson } from '../account/person/person.type.js';
import { messages } from '../messages.js';

/**
 * Changes a team member's role, effective within a second: their sessions end, and they get a notice by email. Users
 * cannot change their own role. Throws PERSON_NOT_FOUND, FORBIDDEN.
 */
export async function updatePerson(context: IdentityContext, id: string, role: Role): Promise<PersonType> {
  const { viewer, emOf } = context;
  mustManage(viewer);
  if (viewer.personId === id) throw new Failure('FORBIDDEN', messages.cannotChangeOwnRole);
  const { accountId } = viewer;
  return emOf([accountId]).transactional(async (tx) => {
    const person = await lockPerson(tx, accountId, id);
    if (person.role === role) return shownPerson(person);
    person.role = role;
    await tx.flush();
    await announce(tx, accountId, eventOf('person.role_changed', { personId: id, role }));
    await endOtherSessions(tx, { accountId, personId: id }, null);
    await queueSignInMail(tx, context, { accountId, personId: id }, 'role_changed');
    await forgetHolders(tx);
    return shownPerson(person);
  });
}
