import { badInput } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import { targetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { checkWebhook } from '../check-webhook.js';
import { categoryOf } from './category-of.js';
import type { RedeliverInput } from './delivery.type.js';
import { type PostedEvent, type ToDeliver, insertText } from './keep-deliveries.js';

const MAX = 1_000;
/** Maximum of PostgreSQL's int. */
const GREATEST = 2_147_483_647;

const EVENTS = `
  select id, account_id as "accountId", sequence::int, type, subject_id as "subjectId", payload,
    occurred_at as "occurredAt"
  from identity.event
  where account_id = ? and sequence between ? and ? and occurred_at > now() - interval '30 days' order by sequence`;

/** Makes open deliveries due now. */
const HURRY = `
  update identity.delivery set next_at = now()
  where account_id = any(?::uuid[]) and event_account_id = ? and event_id = any(?::uuid[])
    and webhook_key = any(?::text[]) and state in ('pending', 'failed') and claimed_until is null
  returning account_id`;

const INSERT = insertText('?');

/**
 * Redelivers one or more events of the last 30 days to the webhooks of their account and, for an account below, to
 * the viewer's own. The body is built from the current record; `webhook-id` stays the same. Returns the number
 * queued; open deliveries are made due instead. Throws BAD_INPUT, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function redeliverWebhooks(context: IdentityContext, input: RedeliverInput): Promise<number> {
  const { viewer } = context;
  const accountId = targetAccount(viewer, input.accountId);
  const { from, to } = rangeOf(input);
  if (typeof input.webhookKey === 'string') checkWebhook({ webhookKey: input.webhookKey }, false);
  const listening = [...new Set([accountId, viewer.accountId])];
  const queued = await context.emOf(listening).transactional(async (tx) => {
    const events = await tx.execute<PostedEvent[]>(EVENTS, [accountId, from, to]);
    const all = events.flatMap((event) => postedTo(event, listening, input.webhookKey ?? null));
    if (all.length === 0) return 0;
    const listeners = [...new Set(all.flatMap((one) => one.listeners))];
    const ids = all.map(({ id }) => id);
    const keys = all.map(({ webhookKey }) => webhookKey);
    const hurried = await tx.execute<object[]>(HURRY, [asArray(listeners), accountId, asArray(ids), asArray(keys)]);
    const made = await tx.execute<object[]>(INSERT, [JSON.stringify(all)]);
    const payload = { accountId, fromSequence: from, toSequence: to };
    await audit(tx, accountId, { type: 'webhook.redelivered', subjectId: accountId, payload });
    return hurried.length + made.length;
  });
  if (queued > 0) await context.wakeSenders();
  return queued;
}

function rangeOf({ fromSequence: from, toSequence }: RedeliverInput): { from: number; to: number } {
  const to = toSequence ?? from;
  if (from < 1) throw badInput('fromSequence', messages.belowMinimum(1));
  if (to < from) throw badInput('toSequence', messages.beforeFirst);
  if (to - from >= MAX || to > GREATEST) throw badInput('toSequence', messages.rangeTooLarge(MAX - 1));
  return { from, to };
}

/** `listening`: the event's account, and the viewer's account if it is a different one. */
function postedTo(event: PostedEvent, listening: string[], wanted: string | null): ToDeliver[] {
  const webhookKey = categoryOf(event.type);
  if (!webhookKey || (wanted !== null && wanted !== webhookKey)) return [];
  const listeners = webhookKey === 'account_webhook_url' ? listening : listening.slice(0, 1);
  return [{ ...event, webhookKey, listeners, purpose: 'redelivery' }];
}

/** Formats a PostgreSQL array. Elements must not contain commas or quotes. */
function asArray(words: string[]): string {
  return `{${words.join(',')}}`;
}
