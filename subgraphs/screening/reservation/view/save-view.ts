import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { ScreeningContext } from '../../context.js';
import { SavedView } from './saved-view.entity.js';
import { type SavedViewType, shownView } from './saved-view.type.js';

const MOST = 50;
const LONGEST_FILTER = 2_000;

/** The views of the own account by name. */
export async function findViews({ em, viewer }: ScreeningContext): Promise<SavedViewType[]> {
  const rows = await em.find(SavedView, { accountId: viewer.accountId }, { orderBy: { name: 'asc' } });
  return rows.map(shownView);
}

/** Keeps filters under a name; what had the name before is replaced. Throws BAD_INPUT, also beyond 50 views. */
export async function saveView(
  { em, viewer: { accountId } }: ScreeningContext,
  given: string,
  filter: Record<string, unknown>,
): Promise<SavedViewType> {
  const name = given.trim();
  const text = JSON.stringify(filter);
  if (name === '' || name.length > 60 || name.includes('\u0000') || !name.isWellFormed())
    throw bad('name', 'takes 1 to 60 characters');
  if (text.length > LONGEST_FILTER) throw bad('filter', `takes at most ${LONGEST_FILTER} characters of JSON`);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7320))', [accountId]);
    const known = await tx.findOne(SavedView, { accountId, name });
    if (!known && (await tx.count(SavedView, { accountId })) >= MOST) throw bad('name', `is one of more than ${MOST}`);
    const view = known ?? Object.assign(new SavedView(), { accountId, name });
    view.filter = text;
    tx.persist(view);
    await tx.flush();
    return shownView(view);
  });
}

/** Forgets a view; gives its identifier. Throws VIEW_NOT_FOUND. */
export async function deleteView({ em, viewer: { accountId } }: ScreeningContext, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const view = isId(id) ? await tx.findOne(SavedView, { accountId, id }) : null;
    if (!view) throw new Failure('VIEW_NOT_FOUND', 'There is no such view.');
    tx.remove(view);
    await tx.flush();
    return id;
  });
}

function bad(member: string, msg: string): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type: 'value_error' }]);
}
