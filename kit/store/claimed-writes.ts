import type { EntityManager } from '@mikro-orm/postgresql';
import type { TransactionOptions } from '@mikro-orm/core';
import { open, seal } from '../cipher/cipher.js';
import { Failure } from '../failure.js';
import type { OpenedFor } from './actor.js';
import { ScopedEm } from './fence/scoped-em.js';
import type { RequestClaim } from '../viewer/request-claim.js';
import { plainText, valueOf } from './plain-values.js';
import { messages } from '../messages.js';

const COLUMN = 'edge.performed_step.result';

/** The update locks the claim, so it and a takeover wait for each other: only one of two writers commits. */
const KEEP = `
  with held as (
    update edge.kept_answer set lapses_at = greatest(lapses_at, now() + interval '10 seconds')
    where account_id = ?::uuid and key_digest = ? and claim = ?::uuid and answer is null and not erased
    returning account_id, key_digest
  )
  insert into edge.performed_step (account_id, key_digest, step, result)
  select account_id, key_digest, ?, ? from held on conflict do nothing returning step`;

const READ = `
  select result from edge.performed_step where account_id = ?::uuid and key_digest = ? and step = ?`;

/** Number of steps that each request has begun in each schema. */
const begun = new WeakMap<RequestClaim, Map<string, number>>();

/**
 * An entity manager whose transactions are executed once per `Idempotency-Key`.
 *
 * A request's transactions are numbered steps. A step's result is stored in the same commit as its writes, under the
 * request's claim: if another request took over the key meanwhile, the transaction rolls back. When a request is
 * repeated after its process was killed, the use case runs again, and each committed step returns its stored result
 * instead of executing. So a use case must return everything it creates, such as IDs and secrets, from its transaction,
 * and always open its transactions in the same order.
 */
export class ClaimedEntities extends ScopedEm {
  claim: RequestClaim | null = null;

  /** Runs under this claim. The claim belongs to the calling account, which may be a parent of the written ones. */
  workUnder(claim: RequestClaim): void {
    this.claim = claim;
    const opened = this.getFilterParams('account') as unknown as OpenedFor;
    const accounts = opened.beyond ?? opened.accountIds;
    if (accounts === '*' || accounts.includes(claim.accountId)) return;
    this.setFilterParams('account', { ...opened, beyond: [...accounts, claim.accountId] });
  }

  override async transactional<T>(work: (tx: this) => T | Promise<T>, options?: TransactionOptions): Promise<T> {
    const { claim } = this;
    if (!claim || this.isInTransaction()) return super.transactional(work, options);
    const step = nextStep(claim, this.config.get('schema') as string);
    if (claim.isResumed) {
      const found = await this.execute<{ result: string }[]>(READ, [claim.accountId, claim.keyDigest, step]);
      if (found[0]) return valueOf(open(found[0].result, COLUMN, rowOf(claim))) as T;
    }
    return super.transactional(async (tx) => {
      const result = await work(tx);
      await tx.flush();
      await keepStep(tx, claim, step, result);
      return result;
    }, options);
  }
}

/** Puts the transactions of a newly forked entity manager under a request's claim; null for none. */
export function underClaim<Manager extends EntityManager>(
  em: Manager,
  claim: RequestClaim | null | undefined,
): Manager {
  if (claim && em instanceof ClaimedEntities) em.workUnder(claim);
  return em;
}

/** The claim of an entity manager. */
export function claimOf(em: EntityManager): RequestClaim | null {
  return em instanceof ClaimedEntities ? em.claim : null;
}

async function keepStep(tx: EntityManager, claim: RequestClaim, step: string, result: unknown): Promise<void> {
  const sealed = seal(plainText(result), COLUMN, rowOf(claim));
  const kept = await tx.execute<object[]>(KEEP, [claim.accountId, claim.keyDigest, claim.claim, step, sealed]);
  if (kept.length > 0) return;
  throw new Failure('IDEMPOTENCY_KEY_RUNNING', messages.takenOver);
}

function nextStep(claim: RequestClaim, schema: string): string {
  const counts = begun.get(claim) ?? new Map<string, number>();
  begun.set(claim, counts);
  const number = counts.get(schema) ?? 0;
  counts.set(schema, number + 1);
  return `${schema}:${number}`;
}

const rowOf = ({ accountId, keyDigest }: RequestClaim) => ({ accountId, id: keyDigest });

/** Decodes a stored step. */
export function openStep(result: string, { accountId, keyDigest }: { accountId: string; keyDigest: string }): string {
  return open(result, COLUMN, { accountId, id: keyDigest });
}
