import type { Phrase } from '#kit/phrase.js';
import { CATALOG, ENTRY_KEYS, type EntryKey, checkPhrases } from './catalog.js';
import type { CheckResult } from '../details/check-result.js';
import { modelPhrase } from '../details/model-phrases.js';
import { meaningPhrase, phrase, riskPhrase } from '../details/phrases.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { PORTAL_RISKS } from '../details/risks/portal-risks.js';
import { BOOKING_RISKS } from '../details/risks/booking-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { riskScore } from '../details/risks/risk-score.js';
import { STAY_RISKS } from '../details/risks/stay-risks.js';
import type { Signals } from './signals.js';

/** Score (0–100) from which manual review is recommended; the same bound as the color orange. Set by judgment. */
export const GENERAL_REVIEW_FROM = 40;

/**
 * All risks combined, each code once: those of the other entries, and its own from the booking, earlier stays and the
 * guest's answers in the portal. `value` is the score (0–100), also while INCOMPLETE, which lasts until a required
 * "About you" is accepted or the portal is skipped. Always on. Its findings are its own risks; `help` names the entries
 * not included yet, and the loyalty prediction, which never counts.
 *
 * @param others results of the other checks for the same signals
 */
export function generalRisk(signals: Signals, others: Partial<Record<EntryKey, CheckResult>>): CheckResult {
  const own = risksOf([...BOOKING_RISKS, ...STAY_RISKS, ...PORTAL_RISKS], signals);
  const found = ENTRY_KEYS.flatMap((key) => others[key]?.risks ?? []);
  const score = riskScore([...found, ...own]);
  const { screens, portal } = signals;
  const waiting = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('AboutYou');
  const status = waiting ? 'INCOMPLETE' : score >= GENERAL_REVIEW_FROM ? 'REVIEW' : 'PASS';
  const missing = ENTRY_KEYS.filter((key) => others[key]?.status === 'INCOMPLETE');
  return {
    status,
    value: String(score),
    help: [
      meaningPhrase('general_risk', status, CATALOG.general_risk.help[status]!),
      ...(missing.length > 0 ? [phrase('general.not_included', { checks: inSentence(checkPhrases(missing)) })] : []),
      ...loyaltyOf(signals),
    ],
    findings: own.map(riskPhrase),
    risks: own,
    ...(waiting && { waitsFor: 'guest' as const }),
  };
}

const inSentence = (titles: Phrase[]): Phrase[] =>
  titles.map((title) => ({ ...title, text: title.text.toLowerCase() }));

/** Shown next to the score for information only: a returning guest can still need review, so it is not a finding. */
function loyaltyOf({ loyalty }: Signals): Phrase[] {
  if (!loyalty?.known || loyalty.value.tier === 'low_loyalty') return [];
  const { model, score, tier, value, note } = loyalty.value;
  const code = tier === 'high_loyalty' ? 'general.loyalty_high' : 'general.loyalty_medium';
  return [phrase(code, { score, value: Math.round(value), model }), ...(note ? [modelPhrase(note)] : [])];
}
