import type { z } from 'zod';
import { originList, wholeNumber } from '#kit/process/config.js';
import { AUDIT_ANCHOR_SHAPE, type AuditAnchorSettings, auditAnchorsOf } from './log/audit/anchor/settings.js';

/** Settings of this subgraph. */
export const IDENTITY_SHAPE = {
  SIGNUP_REDIRECT_ORIGINS: originList.default([]),
  NOTIFICATION_SECONDS: wholeNumber(1, 3_600).default(60),
  ...AUDIT_ANCHOR_SHAPE,
};

export interface IdentitySettings {
  auditAnchors: AuditAnchorSettings;
  /** Web origins that a signup may redirect to. */
  signupRedirectOrigins: string[];
  /** Time between two notifications of a recipient. */
  notificationSeconds: number;
}

/** Reads the settings of this subgraph. Throws BadConfiguration. */
export const identitySettings = (read: z.output<z.ZodObject<typeof IDENTITY_SHAPE>>): IdentitySettings => ({
  ...auditAnchorsOf(read),
  signupRedirectOrigins: read.SIGNUP_REDIRECT_ORIGINS,
  notificationSeconds: read.NOTIFICATION_SECONDS,
});
