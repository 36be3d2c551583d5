import { open } from 'node:fs/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { AuditAnchorSettings } from './settings.js';
import { ANCHORED, type Anchor, anchorLine } from './anchor.js';

const BATCH = 1_000;

/** Heads that differ from their last anchor, and whether that anchor's entry is still unchanged. */
const CHANGED = `
  select h.account_id as "accountId", h.sequence::int, h.hash, a.sequence::int as before,
    a.account_id is null or (h.sequence >= a.sequence and e.hash = a.hash) is true as "isGrown"
  from identity.audit_head h
    left join identity.audit_anchor a on a.account_id = h.account_id
    left join identity.audit_entry e on e.account_id = a.account_id and e.sequence = a.sequence
  where h.sequence > 0 and (a.account_id is null or a.sequence <> h.sequence or a.hash <> h.hash)
  order by h.account_id limit ${BATCH}`;

const GONE = `
  select a.account_id as "accountId", a.sequence::int as before from identity.audit_anchor a
  where not exists (select from identity.audit_head h where h.account_id = a.account_id and h.sequence > 0)`;

const REMEMBER = `
  insert into identity.audit_anchor (account_id, sequence, hash, anchored_at)
    select "accountId", sequence, hash, "anchoredAt"
    from jsonb_to_recordset($1::jsonb) as a("accountId" uuid, sequence bigint, hash text, "anchoredAt" timestamptz)
  on conflict (account_id) do update
    set sequence = excluded.sequence, hash = excluded.hash, anchored_at = excluded.anchored_at`;

interface Changed extends Omit<Anchor, 'anchoredAt'> {
  before: number | null;
  isGrown: boolean;
}

export interface AnchorParts {
  pool: pg.Pool;
  log: Log;
  auditAnchors: AuditAnchorSettings;
}

/**
 * Writes the head of each changed trail to the log and the file, then marks it as anchored. In doubt an anchor is
 * written twice rather than lost. Logs trails whose anchored entry has changed or is gone.
 */
export async function writeAnchors(client: pg.PoolClient, { log, auditAnchors }: AnchorParts): Promise<number> {
  const told = anchorLog(log);
  let written = 0;
  for (let more = true; more;) {
    const { rows } = await client.query<Changed>(CHANGED);
    const anchoredAt = new Date().toISOString();
    const anchors = rows.map(({ accountId, sequence, hash }) => ({ accountId, sequence, hash, anchoredAt }));
    for (const { accountId, before, isGrown } of rows)
      if (!isGrown) log.error({ accountId, sequence: before }, 'audit.trail_changed');
    for (const anchor of anchors) told.info(anchor, ANCHORED);
    if (auditAnchors.file && anchors.length > 0) await append(auditAnchors.file, anchors);
    await client.query(REMEMBER, [JSON.stringify(anchors)]);
    written += anchors.length;
    more = anchors.length === BATCH;
  }
  const { rows } = await client.query<{ accountId: string; before: number }>(GONE);
  for (const { accountId, before } of rows) log.error({ accountId, sequence: before }, 'audit.trail_removed');
  return written;
}

/** Anchors are logged at any log level, unless the log is switched off. */
function anchorLog(log: Log): Log {
  return log.level === 'silent' ? log : log.child({}, { level: 'info' });
}

/** Syncs to disk before the anchor is marked as written. */
async function append(file: string, anchors: Anchor[]): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(anchors.map((anchor) => `${anchorLine(anchor)}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
