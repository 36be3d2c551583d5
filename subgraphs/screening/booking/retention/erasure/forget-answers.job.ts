import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { claimOf } from '#kit/store/claimed-writes.js';
import { emFor } from '#kit/store/database.js';
import { forgetAnswers } from '#kit/store/edge-tables.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { Job } from '#kit/queue/jobs.js';

export interface AnswersPayload {
  /** New for each erasure, so that pending jobs do not replace each other. */
  erasureId: string;
  /** Accounts whose rows were erased. */
  accountIds: string[];
  /** Row ids: a stored response about one of them contains its id. */
  ids: string[];
}

/** Queue name and key of the job. */
export const FORGET_ANSWERS = {
  name: 'forget-answers',
  keyOf: ({ erasureId }: AnswersPayload) => erasureId,
};

/** Maximum duration of a request. */
export const REQUEST_SECONDS = 360;

/** Parent accounts: their keys may have written to this account's rows. */
export type AncestorIdsOf = (accountId: string) => Promise<string[]>;

/** Deletes stored responses of these accounts and their parents that mention one of the rows. */
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

/** Deletes responses stored by requests that were in progress during an erasure. */
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
