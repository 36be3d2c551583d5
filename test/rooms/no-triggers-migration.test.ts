import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { countStatement } from '#subgraphs/screening/booking/list/list-statement.js';
import { tallyStatement } from '#subgraphs/screening/booking/list/tally/tally-statement.js';
import { testDatabase } from '../support/database.js';

const ACCOUNT = 'a0000000-0000-7000-8000-000000000001';

test('older reservations are found, counted and timestamped after the triggers are removed', async () => {
  const database = await testDatabase({ key: 'empty', migrate: async () => undefined });
  const pool = openPool(database.url, 2, openLog('silent', 'test'));
  try {
    const { migrator } = (await openStores(pool, true)).orms.get('screening')!;
    await pool.query('create schema screening');
    await migrator.up({ to: 'm098-sealed-reasons' });
    await pool.query(
      `insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests,
         total_price, guest_full_name, guest_phone_key, screens, portal_skipped, revision, analysed_revision,
         verification_status, verification_reason, top_risks, top_recommendations, entries, created_at, updated_at)
       select $1, gen_random_uuid(), 'OLD' || n, 'api', 'CONFIRMED', 'api', 1, 0, 'Zoë Łuk ' || n, '+1303555' || n, '{}',
         true, 1, 1, 'review', '', '[]', '[]', '{}', now(), now() from generate_series(1, 30) n`,
      [ACCOUNT],
    );
    await pool.query(`update screening.reservation set status = 'CANCELED' where confirmation_code like '%1'`);
    const read = async () => ({
      words: (await pool.query('select id, search_text from screening.reservation order by id')).rows,
      states: (await pool.query('select * from screening.reservation_state order by reservation_id, changed_at')).rows,
      totals: await Promise.all(
        [tallyStatement, countStatement].map(async (statement) => {
          const filter = { status: 'CANCELED' as const };
          const text = statement({ filter, accountIds: [ACCOUNT], search: null, buildingIds: null })!;
          return (await pool.query<{ total: number }>(text)).rows[0]!.total;
        }),
      ),
    });
    const before = await read();
    expect(before.totals).toEqual([3, 3]);
    expect(before.words[0].search_text).toMatch(/zoe luk \d/);
    await migrator.up({ to: 'm101-parts' });
    expect(await read()).toEqual(before);
    const found = `select 1 from screening.reservation where search_text like screening.search_pattern('ZOË ŁUK 7')`;
    expect((await pool.query(found)).rowCount).toBe(1);
  } finally {
    await pool.end();
    await database.drop();
  }
});
