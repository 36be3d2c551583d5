import { lookupDigest } from '#kit/cipher/cipher.js';
import type { ModelsContext } from '../models-context.js';
import type { FraudAnalysisInput } from './analysis.input.js';
import { type Digests, type KeptAnalysis, findAnalysis, keepAnalysis, velocitySigns } from './analysis-store.js';
import type { FraudAnalysis } from './analysis.type.js';
import { type CanonicalInput, canonicalInput } from './canonical-input.js';
import { dataVersions } from './data-versions.js';
import { askHistory } from './ask-history.js';
import { findSigns } from './find-signs.js';
import { POINTS_MODEL, scoreSigns } from './score-signs.js';

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
 * How likely a payment is fraud. The same input gets the same answer for 24 hours, also when two ask at once; nothing
 * that was given is kept but keyed digests. Where nothing could be analysed the score is the base rate and the status
 * `review`: nobody is cleared by an analysis that did not happen. Where a lookup failed the answer is not kept, so that a
 * later one is whole. Throws BAD_INPUT.
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
  if (!history) unknown.push({ part: 'history', text: 'Earlier bookings and the blacklist could not be read.' });
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
