import { createHash } from 'node:crypto';
import type pg from 'pg';
import { postJson } from '#kit/outbound/post-json.js';
import { signDelivery } from '#kit/outbound/sign-delivery.js';
import { ANCHORED, type Anchor } from './anchor.js';

const BATCH = 500;
const TIMEOUT_MS = 10_000;

const WAITING = `
  select account_id as "accountId", sequence::int, hash, anchored_at as "anchoredAt" from identity.audit_anchor
  where posted_hash is distinct from hash order by account_id limit ${BATCH}`;

const POSTED = `
  update identity.audit_anchor a set posted_hash = p.hash
  from jsonb_to_recordset($1::jsonb) as p("accountId" uuid, hash text) where a.account_id = p."accountId"`;

/** The receiver returned a status other than 2xx. */
export class AnchorsRefused extends Error {
  constructor(readonly code: string) {
    super('The receiver of audit anchors rejected the request.');
    this.name = 'AnchorsRefused';
  }
}

/**
 * Posts unconfirmed anchors, signed like webhooks; a retry uses the same ID. Throws RefusedAddress, NoAnswer or
 * AnchorsRefused; the rest then waits for the next attempt.
 */
export async function postAnchors(
  client: pg.PoolClient,
  { url, secret }: { url: string; secret: string },
  allowPrivate: boolean,
): Promise<void> {
  for (let more = true; more;) {
    const { rows } = await client.query<Omit<Anchor, 'anchoredAt'> & { anchoredAt: Date }>(WAITING);
    if (rows.length === 0) return;
    const body = JSON.stringify({ type: ANCHORED, data: { anchors: rows } });
    const id = `audit_${createHash('sha256').update(body).digest('hex').slice(0, 32)}`;
    const headers = signDelivery(id, body, [secret], Date.now());
    const { status } = await postJson(url, body, { headers, timeoutMs: TIMEOUT_MS, allowPrivate });
    if (status < 200 || status > 299) throw new AnchorsRefused(`status_${status}`);
    await client.query(POSTED, [JSON.stringify(rows)]);
    more = rows.length === BATCH;
  }
}
