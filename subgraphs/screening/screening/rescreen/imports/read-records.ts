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

/** Reports about guests whose stay matters still, by account, at most 100 at a time. */
async function* findFollowed(pool: pg.Pool): AsyncGenerator<{ accountId: string; reportIds: string[] }> {
  for (let last = { accountId: BEFORE_ALL, id: BEFORE_ALL }; ;) {
    const { rows } = await pool.query<Followed>(TEXT, [last.accountId, last.id]);
    for (const [accountId, of] of Map.groupBy(rows, (row) => row.accountId))
      yield { accountId, reportIds: of.map(({ reportId }) => reportId) };
    if (rows.length < PAGE) return;
    last = rows.at(-1)!;
  }
}

/** Lookups that a first import lets be answered, by the data set; what else is imported is left to searches. */
const ANSWERED: Record<string, string[]> = {
  'sex-offenders': ['offenders'],
  breaches: ['breaches'],
  accounts: ['social'],
};

/** Data sets that no report about a guest rests on. */
const UNREPORTED = ['breaches', 'accounts'];

/** Whoever was being analysed at the first reading is analysed by the second one, and found by what that left. */
const READ = `
  select version_id as id from screening.record_reading
  where version_id = any($1::uuid[]) and (times > 1 or read_at > now() - interval '2 minutes')`;
const PUT = `
  insert into screening.record_reading as r (version_id) select unnest($1::uuid[])
  on conflict (version_id) do update set times = r.times + 1, read_at = now()`;

/** Versions are told of for 30 days. */
const FORGET = `delete from screening.record_reading where read_at < now() - interval '40 days'`;

/**
 * Reads what versions that were not read yet have changed, and has those looked at again whom it may concern, of stays
 * to come or on: guests whose register has records under their name that are new, otherwise or gone, those for whom
 * nothing was there to search, and those whose reports on news and records may say something else now. A version counts
 * as read when all of that is queued; broken off before, it is read from its beginning. Each is read twice.
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

/** One report that can't be renewed holds up nobody else's: each page is work of its own. */
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
