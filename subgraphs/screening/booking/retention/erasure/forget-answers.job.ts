import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { claimOf } from '#kit/store/claimed-writes.js';
import { emFor } from '#kit/store/database.js';
import { forgetAnswers } from '#kit/store/edge-tables.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { Job } from '#kit/queue/jobs.js';

export interface AnswersPayload {
  /** Made anew for each erasure: none takes the place of another that waits. */
  erasureId: string;
  /** Accounts whose rows were erased. */
  accountIds: string[];
  /** The rows: an answer about one of them names it. */
  ids: string[];
}

/** What names the work when it is queued. */
export const FORGET_ANSWERS = {
  name: 'forget-answers',
  keyOf: ({ erasureId }: AnswersPayload) => erasureId,
};

/** No request is under way for longer. */
export const REQUEST_SECONDS = 360;

/** The accounts above one: their keys may have written to its rows. */
export type AncestorIdsOf = (accountId: string) => Promise<string[]>;

/** Forgets the answers that are kept for these accounts, and for all above them, and name one of the rows. */
export async function forgetAnswersAbout(
  em: EntityManager,
  ancestorIdsOf: AncestorIdsOf,
  { accountIds, ids }: Omit<AnswersPayload, 'erasureId'>,
): Promise<number> {
  const keepers = new Set(accountIds);
  for (const accountId of accountIds) for (const id of await ancestorIdsOf(accountId)) keepers.add(id);
  let count = 0;
  const own = claimOf(em)?.keyDigest;
  for (const keeper of keepers)
    count += await lookBeyond(em, [keeper], (wide) => forgetAnswers(wide, keeper, ids, own));
  return count;
}

/** Forgets what requests that were under way during an erasure have kept since. */
export function forgetAnswersJob(orm: MikroORM, ancestorIdsOf: AncestorIdsOf): Job<AnswersPayload> {
  return {
    ...FORGET_ANSWERS,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    async run(payload) {
      await forgetAnswersAbout(emFor(orm, payload.accountIds), ancestorIdsOf, payload);
    },
  };
}
