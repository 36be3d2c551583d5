/**
 * Statements that give a table statistics until it is analyzed for the first time, for a migration. Without any, the
 * planner takes all indexes that begin with the account for equal, and may keep a plan that reads all of its rows.
 * `distinct`: numbers of distinct values as in `pg_stats.n_distinct`, of columns that indexes begin with.
 */
export function firstStatistics(table: string, distinct: Record<string, number>): string[] {
  const [schema, name] = table.split('.') as [string, string];
  const neverFilled = `from pg_class where oid = '${table}'::regclass and relpages = 0`;
  const columns = Object.entries(distinct).map(
    ([column, many]) => `
      select pg_restore_attribute_stats('schemaname', '${schema}', 'relname', '${name}', 'attname', '${column}',
        'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', ${many}::real) ${neverFilled}`,
  );
  // The planner takes a table that was never analyzed for ten pages large, even while it is empty, and uses its indexes.
  return [...columns, `select pg_clear_relation_stats('${schema}', '${name}') ${neverFilled}`];
}
