import type { PaymentSignal } from '../../facts/payment-facts.js';

export type DeclineReason = NonNullable<PaymentSignal['declineReason']>;

/** Common processor codes, and response codes of card networks (ISO 8583, field 39). */
const CODES: Record<DeclineReason, string[]> = {
  stolen: ['stolen_card', 'card_stolen', 'stolen', '43'],
  lost: ['lost_card', 'card_lost', 'lost', '41'],
  fraudulent: ['fraudulent', 'fraud', 'suspected_fraud', 'fraud_suspected', '07', '34', '59'],
  insufficient_funds: ['insufficient_funds', 'not_sufficient_funds', '51'],
  other: [],
};

/** Messages count only if they refer to the card itself: a lost connection is not a lost card. */
const SENTENCES: [DeclineReason, RegExp][] = [
  ['stolen', /\bstolen[ _-]card\b|\bcard\b[^.]{0,30}\bstolen\b/i],
  ['lost', /\blost[ _-]card\b|\bcard (?:was |is |has been )?(?:reported )?(?:as )?lost\b/i],
  ['fraudulent', /\bsuspected[ _-]fraud\b|\bfraudulent\b/i],
  ['insufficient_funds', /\b(?:insufficient|not sufficient)[ _-]funds\b/i],
];

const inCodes = (code: string) =>
  (Object.keys(CODES) as DeclineReason[]).find((reason) => CODES[reason].includes(code)) ?? null;

/**
 * Normalised decline reason: from the processor's code, else its message, else `other` if there was either. null if
 * neither was given.
 */
export function declineReason(code: string | null, message: string | null): DeclineReason | null {
  const known =
    code &&
    inCodes(
      code
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
  if (known) return known;
  const told = message && SENTENCES.find(([, pattern]) => pattern.test(message));
  if (told) return told[0];
  return code || message ? 'other' : null;
}
