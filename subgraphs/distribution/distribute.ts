import type pg from 'pg';
import { callsFor, problemsOf } from './plan.js';
import { readCatalog } from './read-catalog.js';
import { DISTRIBUTION_COLUMN, LOCAL_SCHEMAS, LOCAL_TABLES, REFERENCE_TABLES } from './tables.js';

type Write = (line: string) => void;

export const USAGE = `Usage:
  npm run distribute          prints the Citus calls that distribute the tables by account; changes nothing
  npm run distribute -- run   runs the calls that have not been run yet; stop the service first
`;

const KNOWS_CITUS = `select from pg_extension where extname = 'citus'`;
const DONE = `select from pg_dist_partition where logicalrelid = $1::regclass`;

/** Prints or runs the calls. Returns the exit code: 0 done, 1 schema or database not ready, 2 invalid arguments. */
export async function distribute(
  client: Pick<pg.ClientBase, 'query'>,
  parameters: string[],
  write: Write,
): Promise<number> {
  if (parameters.length > 1 || (parameters[0] ?? 'run') !== 'run') {
    write(USAGE);
    return 2;
  }
  const tables = await readCatalog(client, DISTRIBUTION_COLUMN);
  if (!tables.some(({ name }) => name === 'screening.reservation')) {
    write('This database has no tables of the service. Start the service once, then run this command again.');
    return 1;
  }
  const problems = problemsOf(tables);
  const calls = callsFor(tables);
  if (parameters.length === 0) {
    for (const problem of problems) write(`-- Not supported by Citus: ${problem}.`);
    for (const [name, reason] of Object.entries(REFERENCE_TABLES)) write(`-- Reference: ${name}. ${reason}`);
    for (const [name, reason] of Object.entries({ ...LOCAL_TABLES, ...LOCAL_SCHEMAS }))
      write(`-- Local: ${name}. ${reason}`);
    for (const { statements } of calls) for (const statement of statements) write(statement);
    return 0;
  }
  if ((await client.query(KNOWS_CITUS)).rowCount === 0) {
    write('Nothing was distributed: the Citus extension is not installed in this database.');
    return 1;
  }
  if (problems.length > 0) {
    for (const problem of problems) write(`Not supported by Citus: ${problem}.`);
    write('Nothing was distributed.');
    return 1;
  }
  for (const { table, statements } of calls) {
    if ((await client.query(DONE, [table])).rowCount! > 0) {
      write(`${table} is already distributed`);
      continue;
    }
    for (const statement of statements) await client.query(statement);
    write(`${table} done`);
  }
  return 0;
}
