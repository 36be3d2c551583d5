import type pg from 'pg';
import { STILL_MATTERS } from '../queue-again.js';

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
export async function* findFollowed(pool: pg.Pool): AsyncGenerator<{ accountId: string; reportIds: string[] }> {
  for (let last = { accountId: BEFORE_ALL, id: BEFORE_ALL }; ;) {
    const { rows } = await pool.query<Followed>(TEXT, [last.accountId, last.id]);
    for (const [accountId, of] of Map.groupBy(rows, (row) => row.accountId))
      yield { accountId, reportIds: of.map(({ reportId }) => reportId) };
    if (rows.length < PAGE) return;
    last = rows.at(-1)!;
  }
}
