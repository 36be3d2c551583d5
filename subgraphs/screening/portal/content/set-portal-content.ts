import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { ScreenName } from '#portal-screens';
import { messages, problems } from '../../messages.js';
import type { PortalContext } from '../context.js';
import { problemsOf, refuse } from '../answers/problems.js';
import { givenOf } from '../graph-types/by-screen.js';
import { CONTENT, USUAL_CONTENT } from './content-shapes.js';
import { hasContent } from './find-portal-content.js';
import { PortalContentRow } from './portal-content.entity.js';
import type { PortalContent, PortalContentInput } from './portal-content.type.js';
import { CONTENTS, shownContent } from './screen-content.type.js';

/** Content of every configurable screen of the viewer's account. */
export async function listPortalContents({
  em,
  viewer,
}: Pick<PortalContext, 'em' | 'viewer'>): Promise<PortalContent[]> {
  const rows = await em.find(PortalContentRow, { accountId: viewer.accountId }, { orderBy: { screen: 1, scope: 1 } });
  const own = new Set(rows.flatMap(({ scope, screen }) => (scope === '' ? [screen] : [])));
  const usual = Object.entries(USUAL_CONTENT).filter(([screen]) => !own.has(screen as never));
  return [
    ...rows.map((row) => shown(row, true)),
    ...usual.map(([screen, content]) => shown({ scope: '', screen: screen as ScreenName, content }, false)),
  ];
}

/**
 * Sets the content of a screen, for the account or one listing. Submitted answers stay unchanged. Throws BAD_INPUT for
 * a screen without configurable content or for invalid content, LISTING_NOT_FOUND.
 */
export async function setPortalContent(
  { em, load, viewer }: Pick<PortalContext, 'em' | 'load' | 'viewer'>,
  { screen, listingId, content }: PortalContentInput,
): Promise<PortalContent> {
  if (!hasContent(screen)) throw refuse([{ loc: ['screen'], msg: problems.fixedContent, type: 'value_error' }]);
  const read = content ? CONTENT[screen].safeParse(givenOf(CONTENTS, screen, content, 'content')) : null;
  if (read && !read.success) throw refuse(problemsOf(read.error, 'content'));
  const listing = listingId ? await load.listingFacts(listingId) : null;
  if (listingId && !listing) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
  const key = { accountId: viewer.accountId, scope: listing?.id ?? '', screen };
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7311))', [Object.values(key).join(':')]);
    const known = await tx.findOne(PortalContentRow, key);
    if (!read && known) tx.remove(known);
    if (read && known) known.content = read.data as Record<string, unknown>;
    if (read && !known) tx.persist(Object.assign(new PortalContentRow(), key, { content: read.data }));
    await tx.flush();
    await announce(tx, viewer.accountId, eventOf('portal_content.updated', { accountId: viewer.accountId }));
    return shown({ ...key, content: read?.data ?? USUAL_CONTENT[screen] }, Boolean(read));
  });
}

type Stored = Pick<PortalContentRow, 'scope' | 'screen'> & { content: object };

function shown({ scope, screen, content }: Stored, isSet: boolean): PortalContent {
  return { screen, listingId: scope || null, isSet, content: shownContent(screen, content)! };
}
