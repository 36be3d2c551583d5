import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { testDatabase } from '../support/database.js';

test('listings stored before search existed are found after the migration', async () => {
  const database = await testDatabase({ key: 'empty', migrate: async () => undefined });
  const pool = openPool(database.url, 2, openLog('silent', 'test'));
  try {
    const { migrator } = (await openStores(pool, true)).orms.get('property')!;
    await pool.query('create schema property');
    await migrator.up({ to: 'm001-listings' });
    await pool.query(`
      insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms,
        beds, check_in_time, check_out_time, location, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), 'old' || n, 'ACTIVE', 'Chalet Étoile', '', 2, 1, 1, 1, 16, 11,
        '{"street": "Straße 1", "city": "Zürich"}', now(), now() from generate_series(1, 3) n`);
    await migrator.up();
    const { rows } = await pool.query(
      'select my_id, pms, name_key from property.listing where search_text like property.search_pattern($1) order by 1',
      ['ZURICH'],
    );
    const rest = { pms: 'api', name_key: 'chalet etoile' };
    expect(rows).toEqual(['old1', 'old2', 'old3'].map((my_id) => ({ my_id, ...rest })));
  } finally {
    await pool.end();
    await database.drop();
  }
});
