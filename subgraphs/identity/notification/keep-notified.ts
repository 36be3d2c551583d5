import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { newId } from '#kit/id.js';
import type { Graph } from '#kit/graph/graph.js';
import { type MessageSender, NotSent } from '#kit/outbound/message-sender.js';
import type { Log } from '#kit/process/log.js';
import { emFor } from '#kit/store/database.js';
import { findKept, mailAddressOf } from '../account/sign-in/session/persist-session.js';
import { findProblems, findReviews, type News } from './news.js';
import { newsText } from './news-text.js';
import { NotificationRow } from './notification.entity.js';
import { findStaleData } from './stale-data.js';
import { postToChat } from './post-to-chat.js';

const PAUSE_MS = 600_000;
/** Duration of a claim. */
const CLAIM_SECONDS = 120;
const BATCH = 100;

interface Parts {
  orm: MikroORM;
  pool: pg.Pool;
  log: Log;
  graph: Graph;
  publicUrl: string;
  allowPrivateCallbacks: boolean;
  /** Interval between notifications to a recipient. */
  everyMs: number;
  /** null if mail is not configured. */
  mail: MessageSender | null;
}

interface Due {
  accountId: string;
  id: string;
  head: string;
}

/** Claims recipients for one process. If it is killed, another one takes over when the claim expires. */
const CLAIM = `
  update identity.notification n set waits_until = now() + interval '${CLAIM_SECONDS} seconds'
  from (
    select w.account_id, w.id, coalesce(c.last, 0) as head
    from identity.notification w left join identity.event_counter c on c.account_id = w.account_id
    where (w.waits_until is null or w.waits_until < now())
      and ('needs_review' = any(w.topics) and coalesce(c.last, 0) > w.last_sequence or 'problems' = any(w.topics))
    order by w.account_id, w.id for update of w skip locked limit ${BATCH}) due
  where n.account_id = due.account_id and n.id = due.id
  returning n.account_id as "accountId", n.id, due.head::text as head`;

/** Notifies every recipient who is due. */
async function notifyAll(parts: Parts): Promise<void> {
  for (let claimed = BATCH; claimed === BATCH;) {
    const { rows } = await parts.pool.query<Due>(CLAIM);
    const stale = rows[0] ? await findStaleData(parts.graph, rows[0].accountId) : null;
    for (const due of rows)
      await notify(parts, due, stale).catch((err: unknown) => parts.log.warn({ err }, 'notification.not_sent'));
    claimed = rows.length;
  }
}

const isOfData = (problem: string) => problem.startsWith('data:');

async function notify(parts: Parts, { accountId, id, head }: Due, stale: string[] | null): Promise<void> {
  const em = emFor(parts.orm, [accountId]);
  const row = await em.findOne(NotificationRow, { accountId, id });
  if (!row) return;
  const has = (topic: NotificationRow['topics'][number]) => row.topics.includes(topic);
  const problems = has('problems')
    ? [...(await findProblems(parts.pool, accountId)), ...(stale ?? row.told.filter(isOfData))]
    : [];
  const news: News = {
    reservationIds: has('needs_review') ? await findReviews(parts.pool, accountId, row.lastSequence, head) : [],
    problems: problems.filter((problem) => !row.told.includes(problem)),
  };
  const isNews = news.reservationIds.length + news.problems.length > 0;
  const isTold = !isNews || (await send(parts, em, row, newsText(news, parts.publicUrl, row.language)));
  const after = (ms: number) => new Date(Date.now() + ms);
  if (isTold)
    Object.assign(row, { lastSequence: head, told: problems, failingSince: null, waitsUntil: after(parts.everyMs) });
  else Object.assign(row, { failingSince: row.failingSince ?? new Date(), waitsUntil: after(PAUSE_MS) });
  await em.flush();
}

/** Returns whether it was sent, or never can be. */
async function send(
  { mail, allowPrivateCallbacks }: Parts,
  em: EntityManager,
  { accountId, personId, url }: NotificationRow,
  words: { subject: string; text: string },
): Promise<boolean> {
  if (url) return (await postToChat(url, words.text, allowPrivateCallbacks)) === null;
  const kept = mail && (await findKept(em, accountId, personId));
  if (!kept?.verifiedAt) return true;
  const to = await mailAddressOf(em, kept);
  if (!to) return true;
  try {
    await mail!.send({ id: newId(), to, ...words, html: null });
    return true;
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return error.permanent;
  }
}

/** Notifies recipients at the configured interval. Returns a function that stops it. */
export function keepNotified(parts: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(parts.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await notifyAll(parts).catch((err: unknown) => parts.log.warn({ err }, 'notification.not_looked_for'));
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
