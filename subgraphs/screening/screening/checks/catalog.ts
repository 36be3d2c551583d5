import type { Phrase } from '#kit/phrase.js';
import type { EntryInfo, WeighedEntry } from '../details/entry.js';
import { ADVERSE_MEDIA } from './adverse-media.js';
import { BACKGROUND_CHECK } from './background-check.js';
import { BLACKLIST } from './blacklist.js';
import { CREDIT_CHECK } from './credit-check.js';
import { FRAUD_DETECTION } from './fraud-detection.js';
import { HOUSE_RULES } from './house-rules.js';
import { IDENTIFICATION_DOCUMENT } from './identification-document.js';
import { PAYMENT_VERIFICATION } from './payment-verification.js';
import { SANCTIONS } from './sanctions.js';
import { SOCIAL_VERIFICATION } from './social-verification.js';

/** The entries that have a check of their own. To add one, write its file and add a row here. */
const WEIGHED = {
  background_check: BACKGROUND_CHECK,
  credit_check: CREDIT_CHECK,
  blacklist: BLACKLIST,
  payment_verification: PAYMENT_VERIFICATION,
  identification_document: IDENTIFICATION_DOCUMENT,
  fraud_detection: FRAUD_DETECTION,
  adverse_media: ADVERSE_MEDIA,
  social_verification: SOCIAL_VERIFICATION,
  sanctions: SANCTIONS,
  house_rules: HOUSE_RULES,
} satisfies Record<string, WeighedEntry>;

const GENERAL_RISK = {
  title: 'General risk',
  description: 'Overall risk of the stay.',
  screens: [],
  help: {
    PASS: 'Overall risk is below the threshold for manual review.',
    REVIEW: 'Overall risk is high: manual review recommended.',
    INCOMPLETE: 'The risk score is not final: the guest has not entered their details yet.',
  },
} satisfies EntryInfo;

export type WeighedKey = keyof typeof WEIGHED;

export type EntryKey = 'general_risk' | WeighedKey;

/**
 * The entries of the summary's details, in the contract's order and spelling. A check can return more specific help.
 */
export const CATALOG: Readonly<Record<EntryKey, EntryInfo>> = { general_risk: GENERAL_RISK, ...WEIGHED };

export const ENTRY_KEYS = Object.keys(CATALOG) as EntryKey[];

/** The titles of entries. */
export const checkPhrases = (keys: readonly EntryKey[]): Phrase[] =>
  keys.map((key) => ({ code: `check.${key}`, text: CATALOG[key].title }));

/** The check of each entry except the general risk, which combines their results. */
export const CHECKS: Readonly<Record<WeighedKey, WeighedEntry>> = WEIGHED;
