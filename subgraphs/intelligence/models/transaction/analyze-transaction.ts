import { createHash } from 'node:crypto';
import { sigmoid } from '@guest-screening/tabular-models';
import type pg from 'pg';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { EDITIONS } from '../../answer/editions.js';
import type { ModelsContext } from '../models-context.js';
import { type Digests, type KeptAnalysis, findAnalysis, keepAnalysis, velocitySigns } from './analysis-store.js';
import type { FraudAnalysisInput } from './analysis.input.js';
import type { FraudAnalysis, FraudAnalysisStatus, FraudReason } from './analysis.type.js';
import { type CanonicalInput, canonicalInput } from './canonical-input.js';
import { findSigns } from './find-signs.js';
import { type SignCode, FLOORED, GROUP_CAP, POINTS, START } from './points.js';

/** Version and content hash of the scoring table. */
const POINTS_MODEL = `transaction@2.0.0+${createHash('sha256')
  .update(JSON.stringify([POINTS, GROUP_CAP, FLOORED, START]))
  .digest('hex')
  .slice(0, 8)}`;

interface Judgement {
  score: number;
  status: FraudAnalysisStatus;
  reasons: FraudReason[];
}

const DECLINE_FROM = 32.5;

/**
 * Score of the signals found: points summed by part, each part capped, as a probability in percent. Hard evidence leads
 * to at least a decline.
 */
export function scoreSigns(signs: Iterable<SignCode>): Judgement {
  const reasons = [...new Set(signs)]
    .map((code): FraudReason => ({ code, ...POINTS[code] }))
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds) || (a.code < b.code ? -1 : 1));
  const sums = new Map<string, number>();
  for (const { group, logOdds } of reasons) sums.set(group, (sums.get(group) ?? 0) + logOdds);
  const total = [...sums.values()].reduce((sum, part) => sum + Math.min(GROUP_CAP, Math.max(-GROUP_CAP, part)), START);
  const least = reasons.some(({ code }) => FLOORED.some((floored) => floored === code)) ? DECLINE_FROM : 0.01;
  const score = Math.min(99, Math.max(least, Math.round(10_000 * sigmoid(total)) / 100));
  return { score, status: score >= DECLINE_FROM ? 'decline' : score >= 13 ? 'review' : 'pass', reasons };
}

const SQL = `
  select dataset, part, hash from intelligence.dataset_version
  where state = 'in_force' and dataset = any($1) order by dataset, part`;

/** Imported datasets behind an analysis. */
const BEHIND = ['ip-blocklist', 'breaches', 'mmdb', 'carriers'];

/** Versions of all data behind an analysis, including packages. */
async function dataVersions(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ dataset: string; part: string; hash: string }>(SQL, [BEHIND]);
  return [Object.entries(EDITIONS).map(([name, { version }]) => [name, version]), rows];
}

const ASK = /* GraphQL */ `
  query CustomersHistory($email: String, $phone: String) {
    guestHistory(email: $email, phone: $phone) {
      blacklisted
      disputedBookings
      goodStays
    }
  }
`;

interface History {
  blacklisted: boolean;
  disputedBookings: number;
  goodStays: number;
}

/** What the account already knows about the customer; `null` if it could not be read. */
async function askHistory(
  graph: Graph,
  { viewer }: ModelsContext,
  { email, phoneNumber: phone }: CanonicalInput,
): Promise<SignCode[] | null> {
  // A key used in a browser must not reveal who is on a list.
  if (viewer.kind === 'sdk' || (!email && !phone)) return [];
  const { data, errors } = await graph(ASK, { email, phone }, serviceViewer(viewer.accountId));
  const history = data?.guestHistory as History | null | undefined;
  if (errors.length > 0 || !history) return null;
  const signs: [boolean, SignCode][] = [
    [history.blacklisted, 'history_blacklist'],
    [history.disputedBookings > 0, 'history_dispute'],
    [history.goodStays > 0, 'history_good_stay'],
  ];
  return signs.filter(([holds]) => holds).map(([, code]) => code);
}

function digestsOf({ email, phoneNumber, ipAddress, sessionToken }: CanonicalInput): Digests {
  const digest = (kind: string, text: string | null) => text && lookupDigest(`fraud-analysis ${kind} ${text}`);
  return {
    email: digest('email', email),
    phone: digest('phone', phoneNumber),
    ip: digest('ip', ipAddress),
    session: digest('session', sessionToken),
  };
}

/**
 * Analyzes a payment for fraud. Identical input gets the same answer for 24 hours, even if requested concurrently; only
 * keyed digests of the input are stored. If nothing could be analyzed, the score is the base rate and the status
 * `review`. If a lookup failed, the answer is not stored, so that a later one is complete. Throws BAD_INPUT.
 */
export async function analyzeTransaction(context: ModelsContext, input: FraudAnalysisInput): Promise<FraudAnalysis> {
  const { pool, viewer, graph } = context;
  const canonical = await canonicalInput(input);
  const history = await askHistory(graph, context, canonical);
  const words = [viewer.accountId, viewer.kind === 'sdk', canonical, POINTS_MODEL, await dataVersions(pool), history];
  const cacheKey = lookupDigest(JSON.stringify(words));
  const before = await findAnalysis(pool, viewer.accountId, cacheKey);
  if (before) return { ...before, cacheKey, model: POINTS_MODEL };
  const { signs, unknown, analysed, failed } = await findSigns(context, canonical);
  if (!history) unknown.push({ part: 'history', text: 'Earlier bookings and the block list could not be read.' });
  const digests = digestsOf(canonical);
  const velocity = await velocitySigns(pool, viewer.accountId, digests);
  const judged = scoreSigns([...signs, ...velocity, ...(history ?? [])]);
  const found: KeptAnalysis = {
    ...(analysed || judged.reasons.length > 0 ? judged : { ...judged, status: 'review' }),
    unknown: unknown.map(({ part }) => part),
    unknownDetails: unknown,
  };
  const told = failed || !history ? found : await keepAnalysis(pool, viewer.accountId, cacheKey, found, digests);
  return { ...told, cacheKey, model: POINTS_MODEL };
}
