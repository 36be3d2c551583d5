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

/** The entries that a check finds. One more is its file, and its row here. */
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
  description: 'How risky the stay is as a whole.',
  screens: [],
  help: {
    PASS: 'Taken together, what is known about the guest and the booking gives little reason to worry.',
    REVIEW: 'Taken together, the risks found are high enough that a person should look at them.',
    INCOMPLETE: 'The guest has not yet said who they are, so the score is not final.',
  },
} satisfies EntryInfo;

export type WeighedKey = keyof typeof WEIGHED;

export type EntryKey = 'general_risk' | WeighedKey;

/** The entries of the summary's details, in the contract's order and spelling. A check may say a status more exactly. */
export const CATALOG: Readonly<Record<EntryKey, EntryInfo>> = { general_risk: GENERAL_RISK, ...WEIGHED };

export const ENTRY_KEYS = Object.keys(CATALOG) as EntryKey[];

/** The check of each entry but the general risk, which weighs what they found. */
export const CHECKS: Readonly<Record<WeighedKey, WeighedEntry>> = WEIGHED;
