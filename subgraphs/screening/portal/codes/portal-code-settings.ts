import type { z } from 'zod';
import { wholeNumber } from '#kit/process/config.js';

const perDay = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

export const PORTAL_CODES_SHAPE = {
  PORTAL_CODES_SMS_PER_DAY: perDay(200),
  PORTAL_CODES_EMAIL_PER_DAY: perDay(1_000),
};

/** Daily limits of one-time codes per account, by channel. */
export interface PortalCodeLimits {
  sms: number;
  email: number;
}

export const portalCodesOf = (read: z.output<z.ZodObject<typeof PORTAL_CODES_SHAPE>>): PortalCodeLimits => ({
  sms: read.PORTAL_CODES_SMS_PER_DAY,
  email: read.PORTAL_CODES_EMAIL_PER_DAY,
});
