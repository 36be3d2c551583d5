import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { BlacklistEntry } from '#subgraphs/screening/booking/blacklist/blacklist-entry.entity.js';
import { migratedDatabase } from '../support/running.js';

const [OWN, OTHER] = [1, 2].map((n) => `a0000000-0000-7000-8000-00000000000${n}`) as [string, string];
const REFUSED = 'Cannot write a row of an account outside the current scope.';

test('creates or changes no row of an account that the entity manager was not opened for', async () => {
  const database = await migratedDatabase();
  // The owner's connection: row security does not refuse in the guard's place.
  const pool = openPool(database.url, 2, openLog('silent', 'test'));
  try {
    const orm = (await openStores(pool, true)).orms.get('screening')!;
    const em = emFor(orm, [OWN]);
    const entry = Object.assign(new BlacklistEntry(), { accountId: OWN, field: 'email', matchKey: 'first' });
    await em.persist(entry).flush();
    entry.matchKey = 'second';
    await em.flush();
    em.setFilterParams('account', { accountIds: [OTHER] });
    entry.matchKey = 'third';
    await expect(em.flush()).rejects.toThrow(REFUSED);
    const foreign = emFor(orm, [OTHER]);
    foreign.persist(Object.assign(new BlacklistEntry(), { accountId: OWN, field: 'email', matchKey: 'fourth' }));
    await expect(foreign.flush()).rejects.toThrow(REFUSED);
    const { rows } = await pool.query('select match_key from screening.blacklist_entry');
    expect(rows).toEqual([{ match_key: 'second' }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
