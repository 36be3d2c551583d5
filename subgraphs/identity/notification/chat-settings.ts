import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { checkAddress } from '../webhook/check-webhook.js';
import { lastSequence } from './last-sequence.js';
import type { Wanted } from './mail-settings.js';
import { newsWords } from './news-words.js';
import { NotificationRow } from './notification.entity.js';
import type { ChatNotifications } from './notification.type.js';
import { postToChat } from './post-to-chat.js';

const LONGEST_URL = 2_000;
const CHAT = { url: { $ne: null } };

const shown = ({ url, topics, failingSince }: NotificationRow): ChatNotifications => ({
  host: new URL(url!).host,
  topics,
  failingSince,
});

/** Returns the team chat settings of the viewer's account; null if not set up. */
export async function findChat({ em, viewer: { accountId } }: IdentityContext): Promise<ChatNotifications | null> {
  const row = await em.findOne(NotificationRow, { accountId, ...CHAT });
  return row && shown(row);
}

/**
 * Sets the team chat of the viewer's account. A new URL must accept a test message. Throws BAD_INPUT, WEBHOOK_REFUSED,
 * WEBHOOK_NOT_FOUND if the account has no team chat and no URL is given.
 */
export async function setChat(
  { em, viewer: { accountId }, allowPrivateCallbacks }: IdentityContext,
  { topics, language }: Wanted,
  given: string | null,
): Promise<ChatNotifications> {
  if (given !== null && (given.length > LONGEST_URL || !given.isWellFormed()))
    throw new Failure('BAD_INPUT', `url ${messages.notAUrl}`, [
      { loc: ['url'], msg: messages.notAUrl, type: 'value_error' },
    ]);
  const url = given === null ? null : await checkAddress(given, allowPrivateCallbacks);
  if (url) {
    const problem = await postToChat(url, newsWords(language).greeting, allowPrivateCallbacks);
    if (problem) throw new Failure('WEBHOOK_REFUSED', messages.webhookRefused(problem));
  }
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7322))', [accountId]);
    const known = await tx.findOne(NotificationRow, { accountId, ...CHAT });
    if (!known && !url) throw new Failure('WEBHOOK_NOT_FOUND', messages.noChat);
    const row = known ?? Object.assign(new NotificationRow(), { accountId });
    // Events from before the switch-on are skipped.
    if (row.topics.length === 0) row.lastSequence = await lastSequence(tx, accountId);
    if (url) Object.assign(row, { url, failingSince: null, waitsUntil: null });
    row.topics = [...new Set(topics)];
    row.language = language ?? row.language;
    tx.persist(row);
    await tx.flush();
    await audit(tx, accountId, { type: 'notifications.changed', subjectId: row.id, payload: { by: 'chat' } });
    return shown(row);
  });
}

/** Removes the team chat of the viewer's account. Returns false if there was none. */
export async function removeChat({ em, viewer: { accountId } }: IdentityContext): Promise<boolean> {
  return em.transactional(async (tx) => {
    const row = await tx.findOne(NotificationRow, { accountId, ...CHAT });
    if (!row) return false;
    tx.remove(row);
    await tx.flush();
    await audit(tx, accountId, { type: 'notifications.changed', subjectId: row.id, payload: { by: 'chat' } });
    return true;
  });
}
