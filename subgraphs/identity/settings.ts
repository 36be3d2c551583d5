import type { z } from 'zod';
import { originList } from '#kit/process/config.js';
import { AUDIT_ANCHOR_SHAPE, type AuditAnchorSettings, auditAnchorsOf } from './log/audit/anchor/settings.js';

/** Settings of this subgraph. */
export const IDENTITY_SHAPE = {
  SIGNUP_REDIRECT_ORIGINS: originList.default([]),
  ...AUDIT_ANCHOR_SHAPE,
};

export interface IdentitySettings {
  auditAnchors: AuditAnchorSettings;
  /** Web origins that a signup may redirect to. */
  signupRedirectOrigins: string[];
}

/** Reads the settings of this subgraph. Throws BadConfiguration. */
export const identitySettings = (read: z.output<z.ZodObject<typeof IDENTITY_SHAPE>>): IdentitySettings => ({
  ...auditAnchorsOf(read),
  signupRedirectOrigins: read.SIGNUP_REDIRECT_ORIGINS,
});
