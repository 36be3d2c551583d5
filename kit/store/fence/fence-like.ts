import type pg from 'pg';

const LIKE = `
  select format('create policy %I on %s to %s using (%s) with check (%s)', polname, $2::text,
      (select string_agg(quote_ident(pg_get_userbyid(role)), ', ') from unnest(polroles) role),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as text
    from pg_policy where polrelid = $1::regclass
  union all
  select format('comment on policy %I on %s is %L', polname, $2::text, obj_description(oid, 'pg_policy'))
    from pg_policy where polrelid = $1::regclass
  union all
  select format('grant %s on %s to %I', lower(privilege_type), $2::text, pg_get_userbyid(grantee))
    from pg_class c, aclexplode(c.relacl) where c.oid = $1::regclass and grantee not in (0, c.relowner)
  union all
  select format('alter table %s owner to %I', $2::text, pg_get_userbyid(relowner))
    from pg_class where oid = $1::regclass`;

/** Gives a replacement table the policies, grants and owner of the table it replaces. */
export async function fenceLike(client: pg.ClientBase, table: string, next: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(LIKE, [table, next]);
  for (const change of ['enable', 'force']) await client.query(`alter table ${next} ${change} row level security`);
  for (const { text } of rows) await client.query(text);
}
