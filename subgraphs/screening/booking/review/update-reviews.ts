import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure, type InputProblem } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announceAll } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { arrayText } from '../reservation/analyse-again.js';
import { keepReviewed } from '../reservation/changes/keep-changes.js';
import type { Reservation } from '../reservation/reservation.entity.js';

const MAX_RESERVATIONS = 100;
/** Of one reservation. */
const MAX_TAGS = 20;
const LONGEST_TAG = 30;
const TAG = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M} _.:-]{0,${LONGEST_TAG - 1}}$`, 'u');

/** What changes: undefined leaves a value as it is, null clears it. */
export interface ReviewChange {
  reservationIds: string[];
  assigneeId?: string | null;
  dueAt?: Date | null;
  addTags?: string[] | null;
  removeTags?: string[] | null;
}

interface Saved {
  accountId: string;
  id: string;
  tagCount: number;
}

/** The reservations are locked, in order, against a simultaneous erasure, which deletes the row. */
const SAVE = `
  insert into screening.review as r (account_id, id, created_at, updated_at, assignee_id, due_at, tags)
  select account_id, id, now(), now(), ?::uuid, ?::timestamptz, ?::text[] from screening.reservation
  where account_id = any(?::uuid[]) and id = any(?::uuid[]) and erased_at is null order by id for share
  on conflict (account_id, id) do update set
    updated_at = now(),
    assignee_id = case when ? then excluded.assignee_id else r.assignee_id end,
    due_at = case when ? then excluded.due_at else r.due_at end,
    tags = array(
      select distinct tag from unnest(r.tags || excluded.tags) tag where tag <> all(?::text[]) order by tag)
  returning account_id as "accountId", id, cardinality(tags) as "tagCount"`;

/**
 * Changes assignee, due time and tags of up to 100 reservations; all or none. Throws BAD_INPUT, RESERVATION_NOT_FOUND,
 * RESERVATION_ERASED, PERSON_NOT_FOUND, UNAVAILABLE.
 */
export async function updateReviews(context: BookingContext, change: ReviewChange): Promise<Reservation[]> {
  const { em, viewer, load } = context;
  const [ids, add, remove] = checked(change);
  const rows = await Promise.all(ids.map((id) => load.reservation(id)));
  if (rows.some((row) => !row)) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const { assigneeId, dueAt } = change;
  if (assigneeId && !(await load.assigneeIds()).includes(assigneeId.toLowerCase()))
    throw new Failure('PERSON_NOT_FOUND', messages.assigneeNotFound);
  const added = add.filter((tag) => !remove.includes(tag)).sort();
  await em.transactional(async (tx: EntityManager) => {
    const row = [assigneeId ?? null, dueAt?.toISOString() ?? null, tagArray(added)];
    const changed = [assigneeId !== undefined, dueAt !== undefined, tagArray(remove)];
    const of = [arrayText(viewer.accountIds), arrayText(ids)];
    const saved = await tx.execute<Saved[]>(SAVE, [...row, ...of, ...changed]);
    if (saved.length < ids.length) throw new Failure('RESERVATION_ERASED', messages.reservationErased);
    if (saved.some(({ tagCount }) => tagCount > MAX_TAGS)) throw bad([tooMany('addTags', MAX_TAGS)]);
    await keepReviewed(tx, arrayText(viewer.accountIds), arrayText(ids));
    await announceAll(
      tx,
      saved.map(({ accountId, id }) => ({ accountId, ...eventOf('review.changed', { reservationId: id }) })),
    );
  });
  return rows as Reservation[];
}

/** The IDs, without duplicates, and the tags to add and to remove as they are stored. Throws BAD_INPUT. */
function checked({ reservationIds, addTags, removeTags }: ReviewChange): [string[], string[], string[]] {
  const ids = [...new Set(reservationIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) throw bad([{ loc: ['reservationIds'], msg: problems.notEmpty, type: 'too_short' }]);
  if (ids.length > MAX_RESERVATIONS) throw bad([tooMany('reservationIds', MAX_RESERVATIONS)]);
  if (!ids.every(isId)) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const lists = { addTags: (addTags ?? []).map(stored), removeTags: (removeTags ?? []).map(stored) };
  const wrong = Object.entries(lists).flatMap(([name, tags]) => [
    ...(tags.length > MAX_TAGS ? [tooMany(name, MAX_TAGS)] : []),
    ...tags.flatMap((tag, n) =>
      TAG.test(tag)
        ? []
        : [{ loc: [name, String(n)], msg: problems.reviewTag(LONGEST_TAG), type: 'string_pattern_mismatch' }],
    ),
  ]);
  if (wrong.length > 0) throw bad(wrong);
  return [ids, [...new Set(lists.addTags)], [...new Set(lists.removeTags)]];
}

/** A PostgreSQL array literal; tags contain neither quotes nor backslashes. */
const tagArray = (tags: string[]): string => `{${tags.map((tag) => `"${tag}"`).join(',')}}`;

/** A tag has the same name in any case. */
const stored = (tag: string): string => tag.normalize('NFC').trim().toLowerCase();

const tooMany = (name: string, most: number): InputProblem => ({
  loc: [name],
  msg: problems.maxItems(most),
  type: 'too_long',
});

function bad(wrong: InputProblem[]): Failure {
  const { loc, msg } = wrong[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, wrong);
}
