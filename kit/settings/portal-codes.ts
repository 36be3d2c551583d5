import { wholeNumber } from '../process/config.js';

const perDay = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

export const PORTAL_CODES_SHAPE = {
  PORTAL_CODES_SMS_PER_DAY: perDay(200),
  PORTAL_CODES_EMAIL_PER_DAY: perDay(1_000),
};

/** The most one-time codes that guests of an account are sent on a day, by how they are sent. */
export type PortalCodeLimits = ReturnType<typeof portalCodesOf>['portalCodes'];

/** The settings as one. */
export function portalCodesOf(read: Record<keyof typeof PORTAL_CODES_SHAPE, number>) {
  return { portalCodes: { sms: read.PORTAL_CODES_SMS_PER_DAY, email: read.PORTAL_CODES_EMAIL_PER_DAY } };
}
