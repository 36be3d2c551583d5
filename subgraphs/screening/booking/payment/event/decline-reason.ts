import type { PaymentSignal } from '../../facts/payment-facts.js';

export type DeclineReason = NonNullable<PaymentSignal['declineReason']>;

/** Codes of processors in common words, and response codes of card networks (ISO 8583, field 39). */
const CODES: Record<DeclineReason, string[]> = {
  stolen: ['stolen_card', 'card_stolen', 'stolen', '43'],
  lost: ['lost_card', 'card_lost', 'lost', '41'],
  fraudulent: ['fraudulent', 'fraud', 'suspected_fraud', 'fraud_suspected', '07', '34', '59'],
  insufficient_funds: ['insufficient_funds', 'not_sufficient_funds', '51'],
  other: [],
};

/** Sentences are read only where they speak of the card itself: a lost connection is no lost card. */
const SENTENCES: [DeclineReason, RegExp][] = [
  ['stolen', /\bstolen[ _-]card\b|\bcard\b[^.]{0,30}\bstolen\b/i],
  ['lost', /\blost[ _-]card\b|\bcard (?:was |is |has been )?(?:reported )?(?:as )?lost\b/i],
  ['fraudulent', /\bsuspected[ _-]fraud\b|\bfraudulent\b/i],
  ['insufficient_funds', /\b(?:insufficient|not sufficient)[ _-]funds\b/i],
];

const inCodes = (code: string) =>
  (Object.keys(CODES) as DeclineReason[]).find((reason) => CODES[reason].includes(code)) ?? null;

/**
 * Why a payment was refused, in our words: by the processor's code, else by its message, else `other` where something
 * was said. null where nobody said anything.
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
