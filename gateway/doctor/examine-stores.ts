import type pg from 'pg';
import { builtInData, openStores, pendingMigrations, welcomeLines } from '#subgraphs/all.js';
import type { Finding } from './finding.js';

/** Looks at the tables' state and at what lists are loaded. */
export async function examineStores(pool: pg.Pool): Promise<Finding[]> {
  const pending = await pendingMigrations(await openStores(pool, true));
  if (pending.length > 0) {
    const what = `Migrations that the next start runs: ${pending.join(', ')}`;
    return [{ level: 'note', what, advice: 'Make a backup first; they only go forward.' }];
  }
  const [empty] = await welcomeLines(pool, false);
  const lists: Finding = empty
    ? { level: 'note', what: empty, advice: 'npm run import -- official, or npm run datasets for all of them.' }
    : { level: 'good', what: 'Every list is loaded' };
  return [{ level: 'good', what: 'The tables are up to date' }, lists, ...(await examineBuiltIn())];
}

/** Looks at how old the data inside packages is. */
async function examineBuiltIn(): Promise<Finding[]> {
  return (await builtInData()).map(({ what, asOf, isTooOld, advice }): Finding => {
    if (!asOf) return { level: 'note', what: `${what}: not installed`, advice };
    return isTooOld
      ? { level: 'note', what: `${what}: data of ${asOf}, too old`, advice }
      : { level: 'good', what: `${what}: data of ${asOf}` };
  });
}
