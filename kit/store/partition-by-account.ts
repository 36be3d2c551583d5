/** Number of partitions of a large table. With 8, an index of a billion rows is as deep as one of 125 million. */
const PARTS = 8;

/** Partitions get exactly the grants of the whole table: some tables are append-only. */
const RIGHTS = (whole: string, tables: string[]) => `
  (with stood as (
     select c.relowner, a.* from pg_class c left join lateral aclexplode(c.relacl) a on true
     where c.oid = '${whole}'::regclass and c.relacl is not null),
   named as (select unnest(array['${tables.join(`', '`)}']) as name)
   (select distinct format('revoke all on %s from %I', name, relowner::regrole::name), 3 from stood, named)
   union all
   (select format('grant %s on %s to %s', privilege_type, name,
       case when grantee = 0 then 'public' else quote_ident(grantee::regrole::name) end), 4
    from stood, named where grantee is not null))`;

/**
 * Statements that partition a table by a hash of its account, with its rows and indexes. For use in a migration, whose
 * transaction makes it safe to interrupt. The table is not writable meanwhile, and both copies are on disk for a while.
 */
export function partitionByAccount(table: string): string[] {
  const [schema, name] = table.split('.') as [string, string];
  const whole = `${schema}.${name}_whole`;
  const parts = Array.from({ length: PARTS }, (_, n) => ({ n, part: `${schema}.${name}_${n}` }));
  return [
    `alter table ${table} rename to ${name}_whole`,
    `create table ${table} (like ${whole} including defaults including constraints including storage)
     partition by hash (account_id)`,
    ...parts.map(
      ({ n, part }) => `create table ${part} partition of ${table} for values with (modulus ${PARTS}, remainder ${n})`,
    ),
    `insert into ${table} select * from ${whole}`,
    `do $$
     declare made text[]; one text;
     begin
       select array_agg(text order by place) into made from (
         select format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)) as text, 1 as place
         from pg_constraint where conrelid = '${whole}'::regclass and contype in ('p', 'u')
         union all
         select replace(pg_get_indexdef(indexrelid), ' ON ${whole} ', ' ON ${table} '), 2 from pg_index
         where indrelid = '${whole}'::regclass
           and not exists (select from pg_constraint where conindid = indexrelid)
         union all
         ${RIGHTS(whole, [table, ...parts.map(({ part }) => part)])}) kept;
       drop table ${whole};
       foreach one in array made loop execute one; end loop;
     end $$`,
    `analyze ${table}`,
  ];
}
