import type pg from 'pg';
import { builtInData, openStores, pendingMigrations, welcomeLines } from '#subgraphs/all.js';
import type { Finding } from './finding.js';

/** Checks for pending migrations and whether the lists are loaded. */
export async function examineStores(pool: pg.Pool): Promise<Finding[]> {
  const pending = await pendingMigrations(await openStores(pool, true));
  if (pending.length > 0) {
    const what = `Migrations that will run at the next start: ${pending.join(', ')}`;
    return [{ level: 'note', what, advice: 'Back up first: migrations cannot be undone.' }];
  }
  const [empty] = await welcomeLines(pool, false);
  const lists: Finding = empty
    ? { level: 'note', what: empty, advice: 'Run npm run import -- official, or npm run datasets to see all lists.' }
    : { level: 'good', what: 'All lists are loaded' };
  return [{ level: 'good', what: 'The tables are up to date' }, lists, ...(await examineBuiltIn())];
}

/** Checks the age of the data that comes with packages. */
async function examineBuiltIn(): Promise<Finding[]> {
  return (await builtInData()).map(({ what, asOf, isTooOld, advice }): Finding => {
    if (!asOf) return { level: 'note', what: `${what}: not installed`, advice };
    return isTooOld
      ? { level: 'note', what: `${what}: data as of ${asOf}, out of date`, advice }
      : { level: 'good', what: `${what}: data as of ${asOf}` };
  });
}
