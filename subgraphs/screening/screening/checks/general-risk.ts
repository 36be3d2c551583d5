import { CATALOG, ENTRY_KEYS, type EntryKey } from './catalog.js';
import type { CheckResult } from '../details/check-result.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { PORTAL_RISKS } from '../details/risks/portal-risks.js';
import { BOOKING_RISKS } from '../details/risks/booking-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { riskScore } from '../details/risks/risk-score.js';
import { STAY_RISKS } from '../details/risks/stay-risks.js';
import type { Signals } from './signals.js';

/** From how many points (0–100) on a person looks; the same bound as the colour orange. Set by judgement. */
export const GENERAL_REVIEW_FROM = 40;

/**
 * All risks taken together: those of the other entries and its own, of the booking, of earlier stays and of what the
 * guest told in the portal, each code once. `value` is the score (0–100), also while INCOMPLETE, which lasts until a
 * required "About you" is accepted or the portal is skipped. Always on. Its findings are its own risks, all of them
 * counted; `help` names what is not counted yet, and what the loyalty model says, which never counts.
 *
 * @param others what the other checks found for the same signals
 */
export function generalRisk(signals: Signals, others: Partial<Record<EntryKey, CheckResult>>): CheckResult {
  const own = risksOf([...BOOKING_RISKS, ...STAY_RISKS, ...PORTAL_RISKS], signals);
  const found = ENTRY_KEYS.flatMap((key) => others[key]?.risks ?? []);
  const score = riskScore([...found, ...own]);
  const { screens, portal } = signals;
  const waiting = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('AboutYou');
  const status = waiting ? 'INCOMPLETE' : score >= GENERAL_REVIEW_FROM ? 'REVIEW' : 'PASS';
  const missing = ENTRY_KEYS.filter((key) => others[key]?.status === 'INCOMPLETE').map((key) => CATALOG[key].title);
  return {
    status,
    value: String(score),
    help: [
      CATALOG.general_risk.help[status],
      missing.length > 0 && `Not counted, because not complete: ${missing.join(', ')}.`,
      loyaltyOf(signals),
    ]
      .filter(Boolean)
      .join(' '),
    findings: own.map(({ text }) => text),
    risks: own,
    ...(waiting && { waitsFor: 'guest' as const }),
  };
}

/** For information beside the score: a guest who comes back may still be one to look at, so that it is no finding. */
function loyaltyOf({ loyalty }: Signals): string | null {
  if (!loyalty?.known || loyalty.value.tier === 'low_loyalty') return null;
  const { model, score, tier, value, note } = loyalty.value;
  const likely = tier === 'high_loyalty' ? 'among the likeliest tenth to come back' : 'likelier to come back than most';
  return [
    `Loyalty, not counted: ${score} of 100, ${likely}; predicted value ${Math.round(value)} US dollars (${model}).`,
    note,
  ]
    .filter(Boolean)
    .join(' ');
}
