import { Failure, badInput } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { SavedView } from './saved-view.entity.js';
import { type SavedViewType, type StoredFilter, shownView } from './saved-view.type.js';

const MAX = 50;
const LONGEST_FILTER = 2_000;

/** Views that the viewer can use: their own and the account's shared ones. */
function shownTo({ accountId, personId }: Viewer) {
  return { accountId, $or: [{ personId: personId ?? null }, { personId: null }] };
}

/** The viewer's own and shared views, sorted by name. */
export async function findViews({ em, viewer }: Pick<BookingContext, 'em' | 'viewer'>): Promise<SavedViewType[]> {
  const rows = await em.find(SavedView, shownTo(viewer), { orderBy: { name: 'asc', id: 'asc' } });
  return rows.map(shownView);
}

/**
 * Saves filters as a view of the signed-in user or, if `shared`, of the whole account; replaces the view with the same
 * name. The account's own sign-in and API keys only have shared views. Throws BAD_INPUT, also beyond 50 views.
 */
export async function saveView(
  { em, viewer }: Pick<BookingContext, 'em' | 'viewer'>,
  given: string,
  filter: StoredFilter,
  shared: boolean,
): Promise<SavedViewType> {
  const { accountId } = viewer;
  const personId = shared ? null : (viewer.personId ?? null);
  const name = given.trim();
  const text = JSON.stringify(filter);
  if (name === '' || name.length > 60 || name.includes('\u0000') || !name.isWellFormed())
    throw badInput('name', problems.characters(1, 60));
  if (text.length > LONGEST_FILTER) throw badInput('filter', problems.maxJson(LONGEST_FILTER));
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7320))', [accountId]);
    const known = await tx.findOne(SavedView, { accountId, personId, name });
    if (!known && (await tx.count(SavedView, { accountId, personId })) >= MAX)
      throw badInput('name', problems.tooManyViews(MAX));
    const view = known ?? Object.assign(new SavedView(), { accountId, personId, name });
    view.filter = text;
    tx.persist(view);
    await tx.flush();
    await announce(tx, accountId, eventOf('view.saved', { viewId: view.id }));
    return shownView(view);
  });
}

/** Deletes a view; returns its id. Throws VIEW_NOT_FOUND. */
export async function deleteView({ em, viewer }: Pick<BookingContext, 'em' | 'viewer'>, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const view = isId(id) ? await tx.findOne(SavedView, { id, ...shownTo(viewer) }) : null;
    if (!view) throw new Failure('VIEW_NOT_FOUND', messages.viewNotFound);
    tx.remove(view);
    await tx.flush();
    await announce(tx, viewer.accountId, eventOf('view.deleted', { viewId: id }));
    return id;
  });
}
