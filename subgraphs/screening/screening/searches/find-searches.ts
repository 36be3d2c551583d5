import type { EntityManager } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Answer, Signals } from '../checks/signals.js';
import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import { BACKGROUND, MEDIA, type SearchKind } from './search-kinds.js';
import type { SearchedGuest } from './searched-guest.js';
import { findStarted, startSearch } from './start-search.js';

/** The guest's consent. If the portal is skipped, the caller is responsible for it. */
export interface Consent {
  skipped: boolean;
  acceptedScreens: readonly ScreenName[];
}

export type Searches = Pick<Signals, 'adverseMedia' | 'background'>;

/** No searches made. */
export const NOTHING_SEARCHED: { searches: Searches; failed: boolean } = { searches: {}, failed: false };

/** Whether the screens include a search, which is stored with the reservation's ID. */
export const startsSearches = (screens: EffectiveScreens): boolean =>
  [MEDIA, BACKGROUND].some(({ screen }) => screens[screen] === 'required');

interface Asker {
  em: EntityManager;
  graph: Graph;
  row: Reservation;
  guest: SearchedGuest | null;
}

/**
 * Returns the news search and background check of the guest if their screens are on: reads an earlier one, or starts
 * it. A background check needs the guest's consent. The same guest is never searched for twice.
 */
export async function findSearches(
  asker: Asker,
  screens: EffectiveScreens,
  consent: Consent,
): Promise<{ searches: Searches; failed: boolean }> {
  const agreed = consent.skipped || consent.acceptedScreens.includes('BackgroundCheck');
  const media = screens[MEDIA.screen] === 'required' ? await ask(asker, 'adverseMedia', MEDIA) : undefined;
  const isChecked = screens[BACKGROUND.screen] === 'required' && agreed;
  const background = isChecked ? await ask(asker, 'background', BACKGROUND) : undefined;
  const searches = { ...(media && { adverseMedia: media }), ...(background && { background }) };
  const failed = [media, background].some((answer) => answer?.known === false && answer.failed);
  return { searches, failed };
}

async function ask<Value>(asker: Asker, kind: string, how: SearchKind<Value>): Promise<Answer<Value>> {
  const { em, graph, row, guest } = asker;
  if (!guest) return { known: false, reason: 'person_incomplete' };
  const of = { accountId: row.accountId, reservationId: row.id, kind };
  try {
    const before = await findStarted(em, of, guest);
    const said = before && (await read(graph, row.accountId, before, how));
    if (said) return said;
    const started = await startSearch(em, graph, of, how, guest, before);
    // It may have finished before its ID was stored; the event then finds no reservation, so read it now.
    return (started && (await read(graph, row.accountId, started, how))) || { known: false, reason: 'pending' };
  } catch {
    return { known: false, reason: 'search_failed', failed: true };
  }
}

/** Reads the report; null if it no longer exists or has to be repeated. */
async function read<Value>(
  graph: Graph,
  accountId: string,
  id: string,
  { read: document, heard }: SearchKind<Value>,
): Promise<Answer<Value> | null> {
  const { data, errors } = await graph(document, { id }, serviceViewer(accountId));
  if (errors.length > 0 || !data) throw new Error('Could not read a report on a guest.');
  if (!data.report) return null;
  const { pending, reason, source, asOf, value, outdated = false } = heard(data.report);
  if (pending) return { known: false, reason: 'pending' };
  if (outdated) return null;
  return reason ? { known: false, reason } : { known: true, source, asOf, askedAt: new Date().toISOString(), value };
}
