import { t } from '@lingui/core/macro';
import type { DetailStatus } from '../graph/answers.js';

/** States of a check in words. */
export const STATUS_WORDS: Readonly<Record<DetailStatus, string>> = {
  DECLINE: t`Fraud confirmed`,
  REVIEW: t`Needs review`,
  INCOMPLETE: t`Incomplete`,
  PASS: t`Passed`,
  DISABLED: t({ message: 'Off', comment: 'A check that is switched off.' }),
};
