import { ENTRY_KEYS, type EntryKey } from '../checks/catalog.js';
import type { CheckResult, Risk } from '../details/check-result.js';
import { distinctRisks } from '../details/risks/risk-score.js';

export type WeighedRisk = Risk & { entry: EntryKey };

/**
 * Contributing factors of the score: each code once, heaviest first (by absolute points, then by code). A risk found by
 * several entries is attributed to fraud detection, else to the first of them in the contract's order.
 */
export function weighedRisks(results: Record<EntryKey, CheckResult>): WeighedRisk[] {
  const keys = ['fraud_detection' as const, ...ENTRY_KEYS.filter((key) => key !== 'fraud_detection')];
  const all = keys.flatMap((entry) => results[entry].risks.map((risk) => ({ ...risk, entry })));
  return distinctRisks(all).sort(
    (a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.code < b.code ? -1 : Number(a.code > b.code)),
  );
}
