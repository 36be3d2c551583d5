import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '../cipher/cipher.js';
import { openStep } from './claimed-writes.js';

/**
 * Tables that gateways share about requests. Created by the process that runs the migrations. `digest_key` records the
 * digest key in use, `data_key` the keys that values may be encrypted with. `key_use` counts operations and can be lost
 * in a crash. `kept_answer` stores responses for retries, `performed_step` what their requests have written so far (see
 * `claimed-writes.ts`).
 */
export const EDGE_SQL = `
  create schema if not exists edge;
  create unlogged table if not exists edge.key_use (
    key_id text primary key,
    slots bigint[] not null,
    counts int[] not null,
    allowed boolean not null,
    seen bigint not null
  ) with (fillfactor = 50);
  create table if not exists edge.kept_answer (
    account_id uuid not null,
    key_digest text not null,
    request_digest text not null,
    claim uuid not null,
    answer text,
    lapses_at timestamptz not null,
    primary key (account_id, key_digest)
  );
  create index if not exists kept_answer_lapses on edge.kept_answer (lapses_at);
  create table if not exists edge.digest_key (
    only_one boolean primary key default true check (only_one),
    mark text not null
  );
  create table if not exists edge.data_key (
    key_id text primary key,
    noted_at timestamptz not null default now()
  );
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'edge.kept_answer'::regclass and attname = 'erased') then
      alter table edge.kept_answer add column erased boolean not null default false;
    end if;
    if not exists (select from pg_attribute where attrelid = 'edge.kept_answer'::regclass and attname = 'claimed_at') then
      alter table edge.kept_answer add column claimed_at timestamptz not null default now();
    end if;
  end $$;
  create table if not exists edge.performed_step (
    account_id uuid not null,
    key_digest text not null,
    step text not null,
    result text not null,
    primary key (account_id, key_digest, step),
    foreign key (account_id, key_digest) references edge.kept_answer on delete cascade
  );`;

const PAGE = 500;

const READ_ANSWERS = `
  select account_id as "accountId", key_digest as "keyDigest", '' as step, answer as text from edge.kept_answer
  where account_id = ?::uuid and answer is not null and (key_digest, '') > (?, ?)
  order by key_digest limit ${PAGE}`;

const READ_STEPS = `
  select account_id as "accountId", key_digest as "keyDigest", step, result as text from edge.performed_step
  where account_id = ?::uuid and (key_digest, step) > (?, ?) order by key_digest, step limit ${PAGE}`;

const FORGET = `
  with gone as (
    delete from edge.performed_step
    where account_id = ?::uuid and key_digest in (select jsonb_array_elements_text(?::jsonb))
  )
  update edge.kept_answer
  set answer = null, erased = true, lapses_at = greatest(lapses_at, claimed_at + interval '24 hours')
  where account_id = ?::uuid and key_digest in (select jsonb_array_elements_text(?::jsonb))`;

interface Kept {
  accountId: string;
  keyDigest: string;
  step: string;
  text: string;
}

/**
 * Erases the stored responses of an account that contain one of these values; retries of such requests are then neither
 * executed again nor answered from the store. Skips `own`, the digest of the current request's key. Returns how many.
 */
export async function forgetAnswers(
  tx: EntityManager,
  accountId: string,
  ids: string[],
  own: string | undefined,
): Promise<number> {
  const found = new Set<string>();
  for (const [read, textOf] of [
    [READ_ANSWERS, bodyOf],
    [READ_STEPS, (row: Kept) => openStep(row.text, row)],
  ] as const)
    for (let after: [string, string] | null = ['', '']; after;) {
      const rows: Kept[] = await tx.execute(read, [accountId, ...after]);
      for (const row of rows) if (ids.some((id) => textOf(row).includes(id))) found.add(row.keyDigest);
      after = rows.length === PAGE ? [rows.at(-1)!.keyDigest, rows.at(-1)!.step] : null;
    }
  if (own) found.delete(own);
  const digests = JSON.stringify([...found]);
  if (found.size > 0) await tx.execute(FORGET, [accountId, digests, accountId, digests]);
  return found.size;
}

/** Decodes a stored response. */
export function openAnswer(answer: string, { accountId, keyDigest }: { accountId: string; keyDigest: string }): string {
  return open(answer, 'edge.kept_answer.answer', { accountId, id: keyDigest });
}

/** The body of a stored response is JSON within JSON. */
function bodyOf(row: Kept): string {
  return (JSON.parse(openAnswer(row.text, row)) as { body: string }).body;
}
