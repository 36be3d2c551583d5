import { newId } from '#kit/id.js';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { testDatabase } from '../support/database.js';

test('the migration copies the score of the last decision to its reservation', async () => {
  const [accountId, analysed, waiting] = [newId(), newId(), newId()];
  const database = await testDatabase({ key: 'empty', migrate: async () => undefined });
  const pool = openPool(database.url, 2, openLog('silent', 'test'));
  try {
    const { migrator } = (await openStores(pool, true)).orms.get('screening')!;
    await pool.query('create schema screening');
    await migrator.up({ to: 'm106-reminders' });
    for (const [id, color] of [
      [analysed, 'orange'],
      [waiting, null],
    ])
      await pool.query(
        `insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests,
           total_price, screens, portal_skipped, revision, analysed_revision, verification_status, verification_reason,
           top_risks, top_recommendations, entries, risk_color, created_at, updated_at)
         values ($1, $2::uuid, right($2::uuid::text, 10), 'api', 'CONFIRMED', 'api', 1, 0, '{}', true, 1, 1, 'review',
           '', '[]', '[]', '{}', $3, now(), now())`,
        [accountId, id, color],
      );
    for (const [score, age] of [
      [90, '2 days'],
      [55, '1 day'],
    ])
      await pool.query(
        `insert into screening.decision (account_id, id, reservation_id, signals, outcome, rules, created_at, updated_at)
         values ($1, $2, $3, '{}', $4, '[]', now() - $5::interval, now())`,
        [accountId, newId(), analysed, { riskScore: score }, age],
      );
    await migrator.up({ to: 'm107-risk-scores' });
    const { rows } = await pool.query('select id, risk_score from screening.reservation');
    expect(new Map(rows.map((row) => [row.id, row.risk_score]))).toEqual(
      new Map([
        [analysed, 55],
        [waiting, null],
      ]),
    );
  } finally {
    await pool.end();
    await database.drop();
  }
});
