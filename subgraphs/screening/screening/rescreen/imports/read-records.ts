import type pg from 'pg';
import { emFor } from '#kit/store/database.js';
import { registerMark } from '../../analysis/lookups/listed-people.js';
import { findMarked, findUnanswered } from '../find-concerned.js';
import { STILL_MATTERS, queueAgain } from '../queue-again.js';
import { type Version, askKeys, askVersions } from './ask-records.js';
import { FOLLOW_REPORTS } from './follow-reports.job.js';
import type { ReadingParts } from './read-watchlists.js';

interface Followed {
  accountId: string;
  id: string;
  reportId: string;
}

const PAGE = 100;

const TEXT = `
  select s.account_id as "accountId", s.id, s.report_id as "reportId" from screening.guest_search s
  join screening.reservation r on r.account_id = s.account_id and r.id = s.reservation_id and ${STILL_MATTERS}
  where s.report_id is not null and (s.account_id, s.id) > ($1, $2) order by s.account_id, s.id limit ${PAGE}`;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Reports on guests with current or upcoming stays, by account, at most 100 at a time. */
async function* findFollowed(pool: pg.Pool): AsyncGenerator<{ accountId: string; reportIds: string[] }> {
  for (let last = { accountId: BEFORE_ALL, id: BEFORE_ALL }; ;) {
    const { rows } = await pool.query<Followed>(TEXT, [last.accountId, last.id]);
    for (const [accountId, of] of Map.groupBy(rows, (row) => row.accountId))
      yield { accountId, reportIds: of.map(({ reportId }) => reportId) };
    if (rows.length < PAGE) return;
    last = rows.at(-1)!;
  }
}

/** Lookups that a first import makes possible, by dataset. Searches cover all other datasets. */
const ANSWERED: Record<string, string[]> = {
  'sex-offenders': ['offenders'],
  breaches: ['breaches'],
  accounts: ['social'],
};

/** Datasets that reports on guests do not use. */
const UNREPORTED = ['breaches', 'accounts'];

/**
 * Versions are read twice: reservations under analysis during the first reading may have missed the version, and are
 * found by the second through the marks which that analysis stored.
 */
const READ = `
  select version_id as id from screening.record_reading
  where version_id = any($1::uuid[]) and (times > 1 or read_at > now() - interval '2 minutes')`;
const PUT = `
  insert into screening.record_reading as r (version_id) select unnest($1::uuid[])
  on conflict (version_id) do update set times = r.times + 1, read_at = now()`;

/** The graph lists versions for 30 days, so older notes are no longer needed. */
const FORGET = `delete from screening.record_reading where read_at < now() - interval '40 days'`;

/**
 * Processes newly imported versions and queues another analysis of the current and upcoming stays they may affect:
 * guests with new, changed or removed register records under their name, guests for whom there was no data to search,
 * and guests whose news or record reports may change. A version counts as read once everything is queued; after a crash
 * it is read again from the start. Each version is read twice.
 */
export async function readRecords(parts: ReadingParts): Promise<void> {
  const { pool, graph } = parts;
  const versions = await findUnread(pool, await askVersions(graph));
  if (versions.length === 0) return;
  const ids = versions.map(({ id }) => id);
  const registers = versions.flatMap(({ id, dataset }) => (dataset === 'sex-offenders' ? [id] : []));
  if (registers.length > 0)
    for await (const keys of askKeys(graph, registers))
      await queueAgain(parts, await findMarked(pool, keys.map(registerMark)));
  const answered = [...new Set(versions.flatMap(({ dataset }) => ANSWERED[dataset] ?? []))];
  if (answered.length > 0) await queueAgain(parts, await findUnanswered(pool, answered));
  const reported = versions.flatMap(({ id, dataset }) => (UNREPORTED.includes(dataset) ? [] : [id]));
  if (reported.length > 0) await followReports(parts, reported);
  await pool.query(PUT, [ids]);
  await pool.query(FORGET);
}

/** One job per page, so that a report that cannot be renewed does not block the others. */
async function followReports({ pool, orm, jobs }: ReadingParts, versionIds: string[]): Promise<void> {
  for await (const { accountId, reportIds } of findFollowed(pool))
    await emFor(orm, [accountId]).transactional((tx) =>
      jobs.enqueue(tx, FOLLOW_REPORTS, { accountId, reportIds, versionIds }),
    );
}

async function findUnread(pool: pg.Pool, versions: Version[]): Promise<Version[]> {
  const { rows } = await pool.query<{ id: string }>(READ, [versions.map(({ id }) => id)]);
  const read = new Set(rows.map(({ id }) => id));
  return versions.filter(({ id }) => !read.has(id));
}
