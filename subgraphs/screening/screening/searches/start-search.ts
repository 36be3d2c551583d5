import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { newId } from '#kit/id.js';
import { forgetReports } from './forget-reports.js';
import type { SearchKind } from './search-kinds.js';
import type { SearchedGuest } from './searched-guest.js';

/** The reservation and kind of a search. */
export interface SearchOf {
  accountId: string;
  reservationId: string;
  kind: string;
}

/** The claim of a crashed process expires after two minutes; the last parameter is a report to replace. */
const CLAIM = `
  insert into screening.guest_search as s
    (account_id, id, created_at, updated_at, reservation_id, kind, asked, report_id)
  values (?, ?, now(), now(), ?, ?, ?, null)
  on conflict (account_id, reservation_id, kind) do update
    set asked = excluded.asked, report_id = null, updated_at = now()
    where s.asked <> excluded.asked or s.report_id = ?::uuid
      or (s.report_id is null and s.updated_at < now() - interval '2 minutes')
  returning id`;

/** Reports that the next claim replaces and that no other stay of the guest uses. */
const SUPERSEDED = `
  select s.report_id as "reportId" from screening.guest_search s
  where s.account_id = ? and s.reservation_id = ? and s.kind = ? and (s.asked <> ? or s.report_id = ?::uuid)
    and s.report_id is not null and not exists (
      select from screening.guest_search o
      where o.account_id = s.account_id and o.report_id = s.report_id and o.id <> s.id)`;

const KEEP = `
  update screening.guest_search set report_id = ?, updated_at = now() where account_id = ? and id = ? returning id`;

const DROP = 'delete from screening.guest_search where account_id = ? and id = ? and report_id is null returning id';

const FIND = `
  select report_id as "reportId" from screening.guest_search
  where account_id = ? and reservation_id = ? and kind = ? and asked = ? and report_id is not null`;

/**
 * Keyed digest of the searched person. A date of birth newly proven by a document changes it for background checks
 * only, which can clear a match by it.
 */
export function askedOf(kind: string, { birthDateProven, ...guest }: SearchedGuest): string {
  const isOther = kind === 'background' && birthDateProven;
  return lookupDigest(`search:${kind}:${JSON.stringify(isOther ? { ...guest, birthDateProven } : guest)}`);
}

/** The earlier report on this guest, or null. */
export async function findStarted(em: EntityManager, of: SearchOf, guest: SearchedGuest): Promise<string | null> {
  const values = [of.accountId, of.reservationId, of.kind, askedOf(of.kind, guest)];
  return (await em.execute<{ reportId: string }[]>(FIND, values))[0]?.reportId ?? null;
}

/**
 * Starts a search and returns the report's ID; null if another analysis of the reservation is starting it. Only one of
 * several concurrent calls starts it. Throws if the graph fails.
 */
export async function startSearch(
  em: EntityManager,
  graph: Graph,
  of: SearchOf,
  { start, variables }: Pick<SearchKind<never>, 'start' | 'variables'>,
  guest: SearchedGuest,
  replaced: string | null,
): Promise<string | null> {
  const { accountId, reservationId, kind } = of;
  const asked = askedOf(kind, guest);
  // Delete first: erasure finds reports only by this reference. After a crash here, the next analysis starts the search.
  const values = [accountId, reservationId, kind, asked, replaced];
  const superseded = await em.execute<{ reportId: string }[]>(SUPERSEDED, values);
  await forgetReports(
    graph,
    accountId,
    superseded.map(({ reportId }) => reportId),
  );
  const claim = [accountId, newId(), reservationId, kind, asked, replaced];
  const [mine] = await em.execute<{ id: string }[]>(CLAIM, claim);
  if (!mine) return null;
  const { data, errors } = await graph(start, variables(guest), serviceViewer(accountId));
  const started = data?.started as { id: string } | null | undefined;
  if (errors.length > 0 || !started) {
    await em.execute(DROP, [accountId, mine.id]);
    throw new Error('Could not start a search for a guest.');
  }
  await em.execute(KEEP, [started.id, accountId, mine.id]);
  return started.id;
}
