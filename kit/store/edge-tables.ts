import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '../cipher/cipher.js';

/**
 * What gateways keep together about requests, not about what requests are for: made by the process that runs the
 * migrations. `digest_key` tells which key digests are made by. `key_use` counts operations and may be lost with the server; `kept_answer` is what a repeat is answered.
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
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'edge.kept_answer'::regclass and attname = 'erased') then
      alter table edge.kept_answer add column erased boolean not null default false;
    end if;
  end $$;`;

const PAGE = 500;

const READ = `
  select account_id as "accountId", key_digest as "keyDigest", answer from edge.kept_answer
  where account_id = ?::uuid and answer is not null and key_digest > ? order by key_digest limit ${PAGE}`;

const FORGET = `
  update edge.kept_answer set answer = null, erased = true
  where account_id = ?::uuid and key_digest in (select jsonb_array_elements_text(?::jsonb))`;

/**
 * Forgets what the kept answers of an account say where they name one of these; a repeat of such a request is
 * neither worked on again nor answered with them. Gives how many.
 */
export async function forgetAnswers(tx: EntityManager, accountId: string, ids: string[]): Promise<number> {
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: { accountId: string; keyDigest: string; answer: string }[] = await tx.execute(READ, [accountId, after]);
    const found = rows.filter((row) => namesAny(openAnswer(row.answer, row), ids)).map(({ keyDigest }) => keyDigest);
    if (found.length > 0) await tx.execute(FORGET, [accountId, JSON.stringify(found)]);
    count += found.length;
    after = rows.length === PAGE ? rows.at(-1)!.keyDigest : undefined;
  }
  return count;
}

/** What a kept answer says. */
export function openAnswer(answer: string, { accountId, keyDigest }: { accountId: string; keyDigest: string }): string {
  return open(answer, 'edge.kept_answer.answer', { accountId, id: keyDigest });
}

/** The body of an answer is JSON within JSON. */
function namesAny(answer: string, ids: string[]): boolean {
  const { body } = JSON.parse(answer) as { body: string };
  return ids.some((id) => body.includes(id));
}
