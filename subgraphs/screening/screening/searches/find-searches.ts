import type { EntityManager } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Answer, Signals } from '../checks/signals.js';
import type { EffectiveScreens, ScreenName } from '../../booking/facts/screens.js';
import { BACKGROUND, MEDIA, type SearchKind } from './search-kinds.js';
import type { SearchedGuest } from './searched-guest.js';
import { findStarted, startSearch } from './start-search.js';

/** A page of the portal is agreed to by the guest; who skips the portal answers for the guest's consent. */
export interface Consent {
  skipped: boolean;
  acceptedScreens: readonly ScreenName[];
}

export type Searches = Pick<Signals, 'adverseMedia' | 'background'>;

/** Nobody is searched for. */
export const NOTHING_SEARCHED: { searches: Searches; failed: boolean } = { searches: {}, failed: false };

interface Asker {
  em: EntityManager;
  graph: Graph;
  row: Reservation;
  guest: SearchedGuest | null;
}

/**
 * What the news and registers say of the guest, where their screens are on: what was started before is read, else it is
 * started. A background check needs the guest's consent. Nothing is searched for the same guest twice.
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
    // It may have ended before its identifier was kept; then no fact comes that finds the reservation.
    return (started && (await read(graph, row.accountId, started, how))) || { known: false, reason: 'pending' };
  } catch {
    return { known: false, reason: 'search_failed', failed: true };
  }
}

/** The report as an answer; null: it is there no more, or is to be made again. */
async function read<Value>(
  graph: Graph,
  accountId: string,
  id: string,
  { read: document, heard }: SearchKind<Value>,
): Promise<Answer<Value> | null> {
  const { data, errors } = await graph(document, { id }, serviceViewer(accountId));
  if (errors.length > 0 || !data) throw new Error('A report about a guest could not be read.');
  if (!data.report) return null;
  const { pending, reason, source, asOf, value, outdated = false } = heard(data.report);
  if (pending) return { known: false, reason: 'pending' };
  if (outdated) return null;
  return reason ? { known: false, reason } : { known: true, source, asOf, askedAt: new Date().toISOString(), value };
}
