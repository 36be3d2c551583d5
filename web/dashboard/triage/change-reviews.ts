import { t } from '@lingui/core/macro';
import type { QueueRow } from '../graph/answers.js';
import { ask, refusedBy } from '../graph/ask.js';
import { showToast } from '../look/toasts.js';

/** What is not given stays as it is; null clears. */
export interface ReviewChange {
  assigneeId?: string | null;
  dueAt?: string | null;
  addTags?: string[];
  removeTags?: string[];
}

type Reviewed = Pick<QueueRow, 'id' | 'assignee' | 'dueAt' | 'tags'>;

const save = (ids: string[], change: ReviewChange) => ask('UpdateReviews', { ids, ...change });

/** What sets each row back to how it was, as few changes as possible. */
function reversed(rows: readonly Reviewed[], change: ReviewChange): [string[], ReviewChange][] {
  const groups = new Map<string, [string[], ReviewChange]>();
  for (const { id, assignee, dueAt, tags } of rows) {
    const back: ReviewChange = {
      ...(change.assigneeId !== undefined && { assigneeId: assignee?.id ?? null }),
      ...(change.dueAt !== undefined && { dueAt }),
      ...(change.addTags && { removeTags: change.addTags.filter((tag) => !tags.includes(tag)) }),
      ...(change.removeTags && { addTags: change.removeTags.filter((tag) => tags.includes(tag)) }),
    };
    const [ids] = groups.get(JSON.stringify(back)) ?? [[]];
    groups.set(JSON.stringify(back), [[...ids, id], back]);
  }
  return [...groups.values()];
}

/** Saves a change of these rows, and offers to undo it. `onDone` runs after each. */
export async function changeReviews(
  rows: readonly Reviewed[],
  change: ReviewChange,
  text: string,
  onDone: () => void,
): Promise<void> {
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      showToast({ text: refusedBy(error).message, isProblem: true });
    }
    onDone();
  };
  const undo = () =>
    attempt(
      () => Promise.all(reversed(rows, change).map(([ids, back]) => save(ids, back))),
      () => undefined,
    );
  await attempt(
    () =>
      save(
        rows.map(({ id }) => id),
        change,
      ),
    () => showToast({ text, action: { name: t`Undo`, run: () => void undo() } }),
  );
}
