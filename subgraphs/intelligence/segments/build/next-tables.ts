import type pg from 'pg';
import { fenceLike } from '#kit/store/fence/fence-like.js';
import { LIVE, NEXT } from '../stays/stay-tables.js';

/** Scales of the build; the table is dropped with the transaction. */
export const NEXT_SCALE = 'segment_scale_next';

const MERGED = 'merged_guest';

/** Memory that a build connection may use for sorting and indexing. */
const MEMORY = [`set local work_mem = '128MB'`, `set local maintenance_work_mem = '256MB'`];

/**
 * Creates empty tables next to the active ones, in the caller's transaction and without indexes, because loading is
 * faster then.
 */
export async function makeNext(client: pg.ClientBase): Promise<void> {
  for (const text of MEMORY) await client.query(text);
  await client.query(`create table ${NEXT.stay} (like ${LIVE.stay} including defaults)`);
  await client.query(`create table ${NEXT.key} (like ${LIVE.key} including defaults)`);
  await client.query(
    `create temp table ${NEXT_SCALE} (like intelligence.segment_scale including defaults) on commit drop`,
  );
  await client.query(
    `create temp table ${MERGED} (account_id uuid not null, guest_id uuid not null, kept uuid not null) on commit drop`,
  );
}

/** A guest merged into another one. */
export interface Merged {
  accountId: string;
  guestId: string;
  kept: string;
}

/** Records merges for `joinMerged`. */
export async function noteMerged(client: pg.ClientBase, merged: Merged[]): Promise<void> {
  await client.query(`insert into ${MERGED} select * from unnest($1::uuid[], $2::uuid[], $3::uuid[])`, [
    merged.map(({ accountId }) => accountId),
    merged.map(({ guestId }) => guestId),
    merged.map(({ kept }) => kept),
  ]);
}

/** Reassigns the stays and keys of merged guests, all at once. */
export async function joinMerged(client: pg.ClientBase, patienceMs: number): Promise<void> {
  await client.query(`analyze ${MERGED}`);
  for (const table of [NEXT.stay, NEXT.key])
    await client.query({
      text: `update ${table} t set guest_id = m.kept from ${MERGED} m
        where t.account_id = m.account_id and t.guest_id = m.guest_id`,
      query_timeout: patienceMs,
    } as pg.QueryConfig);
}

interface Index {
  name: string;
  text: string;
  isPrimary: boolean;
}

async function indexesOf(client: pg.ClientBase, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as text, i.indisprimary as "isPrimary"
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass order by 1`,
    [table],
  );
  return rows;
}

const nextName = (name: string) => `${name}_next`;

/** Creates the indexes that migrations gave the active tables, and analyzes the new ones. */
export async function indexNext(client: pg.ClientBase, patienceMs: number): Promise<void> {
  for (const table of ['stay', 'key'] as const) {
    for (const { name, text, isPrimary } of await indexesOf(client, LIVE[table])) {
      const next = text.replace(/ INDEX \S+ ON \S+ /, ` INDEX ${nextName(name)} ON ${NEXT[table]} `);
      await client.query({ text: next, query_timeout: patienceMs } as pg.QueryConfig);
      if (isPrimary)
        await client.query(
          `alter table ${NEXT[table]} add constraint ${nextName(name)} primary key using index ${nextName(name)}`,
        );
    }
    await client.query({ text: `analyze ${NEXT[table]}`, query_timeout: patienceMs } as pg.QueryConfig);
  }
}

/**
 * Replaces the active tables with the new ones and drops the old. The caller's transaction must hold an exclusive lock.
 */
export async function swapNext(client: pg.ClientBase): Promise<void> {
  for (const table of ['stay', 'key'] as const) {
    const indexes = await indexesOf(client, LIVE[table]);
    await fenceLike(client, LIVE[table], NEXT[table]);
    await client.query(`drop table ${LIVE[table]}`);
    await client.query(`alter table ${NEXT[table]} rename to ${LIVE[table].split('.')[1]}`);
    for (const { name } of indexes) await client.query(`alter index intelligence.${nextName(name)} rename to ${name}`);
  }
}
