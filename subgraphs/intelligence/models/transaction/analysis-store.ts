import pg from 'pg';
import { newId } from '#kit/id.js';
import type { FraudAnalysisStatus, FraudReason, UnknownPart } from './analysis.type.js';
import type { SignCode } from './points.js';

/** Keyed digests of the input; null: not given. */
export interface Digests {
  email: string | null;
  phone: string | null;
  ip: string | null;
  session: string | null;
}

/** A stored analysis. */
export interface KeptAnalysis {
  score: number;
  status: FraudAnalysisStatus;
  reasons: FraudReason[];
  unknown: string[];
  unknownDetails: UnknownPart[];
}

/** How long identical input returns the same answer. */
const SAME_FOR = "interval '24 hours'";

const INSERT = `
  insert into intelligence.fraud_analysis as f (account_id, id, cache_key, score, status, reasons, email_digest,
    phone_digest, ip_digest, session_digest)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (account_id, cache_key) do update
    set score = excluded.score, status = excluded.status, reasons = excluded.reasons, created_at = now()
    where f.created_at < now() - ${SAME_FOR}`;

const FIND = `
  select score, status, reasons from intelligence.fraud_analysis
  where account_id = $1 and cache_key = $2 and created_at >= now() - ${SAME_FOR}`;

interface Row {
  score: number;
  status: FraudAnalysisStatus;
  reasons: { found: FraudReason[]; unknown: UnknownPart[] };
}

/** The analysis stored under a key within the last 24 hours. */
export async function findAnalysis(pool: pg.Pool, accountId: string, cacheKey: string): Promise<KeptAnalysis | null> {
  const { rows } = await pool.query<Row>({ text: FIND, values: [accountId, cacheKey], types: pg.types });
  const [row] = rows;
  if (!row) return null;
  const { found: reasons, unknown } = row.reasons;
  const { score, status } = row;
  return { score, status, reasons, unknown: unknown.map(({ part }) => part), unknownDetails: unknown };
}

/** Stores an analysis, or returns the one stored concurrently under the same key. */
export async function keepAnalysis(
  pool: pg.Pool,
  accountId: string,
  cacheKey: string,
  { score, status, reasons, unknownDetails }: KeptAnalysis,
  { email, phone, ip, session }: Digests,
): Promise<KeptAnalysis> {
  const told = JSON.stringify({ found: reasons, unknown: unknownDetails });
  await pool.query(INSERT, [accountId, newId(), cacheKey, score, status, told, email, phone, ip, session]);
  return (await findAnalysis(pool, accountId, cacheKey))!;
}

const VELOCITY = `
  select
    (select count(distinct phone_digest) + count(distinct ip_digest) from recent where email_digest = $2
      and (phone_digest is distinct from $3 or ip_digest is distinct from $4)) as by_email,
    (select count(distinct email_digest) from recent where phone_digest = $3 and email_digest is distinct from $2) as by_phone,
    (select count(distinct email_digest) from recent where ip_digest = $4 and email_digest is distinct from $2) as by_ip,
    (select count(distinct email_digest) from recent where session_digest = $5 and email_digest is distinct from $2)
      as by_session`;

const RECENT = `
  with recent as materialized (
    select email_digest, phone_digest, ip_digest, session_digest from intelligence.fraud_analysis
    where account_id = $1 and created_at > now() - interval '24 hours'
      and (email_digest = $2 or phone_digest = $3 or ip_digest = $4 or session_digest = $5))`;

/** Velocity signals in the account's analyses of the last 24 hours. */
export async function velocitySigns(pool: pg.Pool, accountId: string, digests: Digests): Promise<SignCode[]> {
  const { email, phone, ip, session } = digests;
  const { rows } = await pool.query<Record<'by_email' | 'by_phone' | 'by_ip' | 'by_session', string>>({
    text: RECENT + VELOCITY,
    values: [accountId, email, phone, ip, session],
    types: pg.types,
  });
  const seen = rows[0]!;
  const least: [SignCode, string, number][] = [
    ['velocity_email', seen.by_email, 4],
    ['velocity_phone', seen.by_phone, 2],
    ['velocity_ip', seen.by_ip, 5],
    ['velocity_session', seen.by_session, 1],
  ];
  return least.filter(([, count, from]) => Number(count) >= from).map(([code]) => code);
}
