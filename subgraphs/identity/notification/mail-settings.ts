import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import type { IdentityContext } from '../context.js';
import { findKept } from '../account/sign-in/session/persist-session.js';
import { messages } from '../messages.js';
import { lastSequence } from './last-sequence.js';
import type { NotificationLanguage } from './news-words.js';
import { NotificationRow } from './notification.entity.js';
import type { MailNotifications, NotificationTopic } from './notification.type.js';

/** Notifications that a recipient wants; `language`: null leaves it as it is. */
export interface Wanted {
  topics: NotificationTopic[];
  language: NotificationLanguage | null;
}

/** Returns the mail notifications of the signed-in user; null if the viewer is no user. */
export async function findMail({ em, viewer, sendsMail }: IdentityContext): Promise<MailNotifications | null> {
  const { kind, accountId, personId = null } = viewer;
  if (kind !== 'user') return null;
  const row = await em.findOne(NotificationRow, { accountId, id: personId ?? accountId });
  const kept = await findKept(em, accountId, personId);
  const obstacle = sendsMail ? (kept?.verifiedAt ? null : 'address_not_confirmed') : 'no_mail_server';
  return { topics: row?.topics ?? [], obstacle };
}

/** Sets the mail notifications of the signed-in user. Throws FORBIDDEN if the viewer is no user. */
export async function setMail(context: IdentityContext, { topics, language }: Wanted): Promise<MailNotifications> {
  const { em, viewer } = context;
  const { kind, accountId, personId = null } = viewer;
  if (kind !== 'user') throw new Failure('FORBIDDEN', messages.usersOnly);
  const id = personId ?? accountId;
  await em.transactional(async (tx) => {
    const known = await tx.findOne(NotificationRow, { accountId, id });
    const row = known ?? Object.assign(new NotificationRow(), { accountId, id, personId });
    // Events from before the switch-on are skipped.
    if (row.topics.length === 0) row.lastSequence = await lastSequence(tx, accountId);
    row.topics = [...new Set(topics)];
    row.language = language ?? row.language;
    tx.persist(row);
    await tx.flush();
    await audit(tx, accountId, { type: 'notifications.changed', subjectId: id, payload: { by: 'mail' } });
  });
  return (await findMail(context))!;
}
