import type pg from 'pg';

/** A table as described by `pg_catalog`. Names are `schema.table`; partitions count as their parent. */
export interface CatalogTable {
  name: string;
  schema: string;
  /** Type of the distribution column; null if there is none or it is nullable. */
  distributedBy: string | null;
  /** Unique indexes and exclusion constraints, with the plain columns of their key. */
  uniques: { name: string; columns: string[] }[];
  triggers: string[];
  foreignKeys: { name: string; to: string; pairs: [string, string][] }[];
  /** Identity columns of a type other than bigint. */
  smallCounters: string[];
  /** Views that use the table. */
  views: string[];
}

const COLUMN = (array: string) => `(
  select coalesce(array_agg(a.attname::text order by k.place), '{}') from unnest(${array}) with ordinality k(number, place)
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)`;

const TEXT = `
  select n.nspname || '.' || c.relname as name, n.nspname as schema,
    (select format_type(a.atttypid, null) from pg_attribute a
      where a.attrelid = c.oid and a.attname = $1 and a.attnotnull and not a.attisdropped) as "distributedBy",
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.relname, 'columns', ${COLUMN('(x.indkey::int2[])[0:x.indnkeyatts - 1]')}) order by i.relname), '[]')
      from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)) as uniques,
    (select coalesce(array_agg(t.tgname::text order by t.tgname), '{}') from pg_trigger t
      where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    (select coalesce(jsonb_agg(jsonb_build_object('name', f.conname, 'to', fn.nspname || '.' || fc.relname, 'pairs', (
        select jsonb_agg(jsonb_build_array(mine.attname, theirs.attname))
        from unnest(f.conkey, f.confkey) p(mine, theirs)
        join pg_attribute mine on mine.attrelid = f.conrelid and mine.attnum = p.mine
        join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = p.theirs))), '[]')
      from pg_constraint f join pg_class fc on fc.oid = f.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
      where f.contype = 'f' and f.conrelid = c.oid) as "foreignKeys",
    (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attidentity <> '' and a.atttypid <> 'bigint'::regtype) as "smallCounters",
    (select coalesce(array_agg(distinct vn.nspname || '.' || v.relname), '{}') from pg_depend d
      join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
      join pg_class v on v.oid = r.ev_class join pg_namespace vn on vn.oid = v.relnamespace
      where d.refobjid = c.oid and v.oid <> c.oid) as views
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
  order by name`;

/** Reads every table of a database by name, except those of extensions and of PostgreSQL itself. */
export async function readCatalog(client: Pick<pg.ClientBase, 'query'>, column: string): Promise<CatalogTable[]> {
  return (await client.query<CatalogTable>(TEXT, [column])).rows;
}
