import pg from 'pg';
import { migrate } from '#subgraphs/all.js';
import { migratedDatabase } from '../support/running.js';

test('removes generated partner identifiers, and accepts any text as a new one', async () => {
  const database = await migratedDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  try {
    await pool.query(`
      alter table property.listing alter partner_id type uuid using partner_id::uuid;
      delete from property.migration where name = 'm003-partner-ids';
      insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms,
        beds, check_in_time, check_out_time, location, partner_id, created_at, updated_at)
      values (gen_random_uuid(), gen_random_uuid(), 'old', 'ACTIVE', 'Old', 'Old', 2, 1, 1, 1, 16, 11, '{}',
        gen_random_uuid(), now(), now())`);
    await migrate(pool);
    const read = async () => (await pool.query('select my_id, partner_id from property.listing')).rows;
    expect(await read()).toEqual([{ my_id: 'old', partner_id: null }]);
    await pool.query(`update property.listing set partner_id = 'P-1'`);
    expect(await read()).toEqual([{ my_id: 'old', partner_id: 'P-1' }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
