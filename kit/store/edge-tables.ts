/**
 * What gateways keep together about requests, not about what requests are for: made by the process that runs the
 * migrations. `key_use` counts operations and may be lost with the server; `kept_answer` is what a repeat is answered.
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
  create index if not exists kept_answer_lapses on edge.kept_answer (lapses_at);`;
