import { lookupDigest, seal } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { traceparentInForce } from '#kit/process/trace/span.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import type { CallbackInput } from './delivery.type.js';
import { SUBJECT_LOCK } from './keep-deliveries.js';

/** `sequence` orders callbacks about the same subject by request time, in milliseconds since 1970. */
const INSERT = `
  insert into identity.delivery (account_id, id, endpoint_id, webhook_key, event_account_id, event_id, sequence, type,
    subject_id, payload, occurred_at, purpose, url, body, traceparent)
  select ?, ?, ?, 'callback', ?, ?, ?, ?, ?, '{}', ?, 'callback', ?, ?, ?
  where not exists (
    select 1 from identity.event where account_id = ? and subject_id = ? and type = 'guest.erased')
  on conflict do nothing`;

/**
 * Queues a callback for delivery, once per `id`. Callbacks about an erased guest are dropped. Throws FORBIDDEN unless
 * called by the service itself.
 */
export async function postCallback(context: IdentityContext, input: CallbackInput): Promise<boolean> {
  const { viewer } = context;
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', messages.serviceOnlyCallbacks);
  const { accountId } = viewer;
  const { id, subjectId, type, url, body, askedAt } = input;
  await context.emOf([accountId]).transactional(async (tx) => {
    await tx.execute(SUBJECT_LOCK.replace('$1', '?'), [subjectId]);
    const named = [accountId, id, receiverOf(url), accountId, id, askedAt.getTime(), type, subjectId, askedAt];
    await tx.execute(INSERT, [
      ...named,
      seal(url, 'identity.delivery.url', { accountId, id }),
      seal(body, 'identity.delivery.body', { accountId, id }),
      traceparentInForce() ?? null,
      accountId,
      subjectId,
    ]);
  });
  await context.wakeSenders();
  return true;
}

/** Concurrency is limited per origin. The ID is a keyed hash, so it does not reveal the origin. */
function receiverOf(url: string): string {
  const hex = Buffer.from(lookupDigest(new URL(url).origin), 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
