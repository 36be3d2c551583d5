import { resolve } from 'node:path';
import { z } from 'zod';
import { BadConfiguration, urlOf, wholeNumber } from '#kit/process/config.js';
import { signingSecret } from '#kit/settings/outgoing.js';

/** When and where to export the heads of the audit trails. They are always written to the log. */
export interface AuditAnchorSettings {
  everyMinutes: number;
  /** File to append to; null for none. */
  file: string | null;
  /** URL to post to, and the secret that signs the requests; null for none. */
  post: { url: string; secret: string } | null;
}

export const AUDIT_ANCHOR_SHAPE = {
  AUDIT_ANCHOR_MINUTES: wholeNumber(1, 1_440).default(15),
  AUDIT_ANCHOR_FILE: z
    .string()
    .transform((file) => resolve(file))
    .optional(),
  AUDIT_ANCHOR_URL: urlOf('http', 'https').optional(),
  AUDIT_ANCHOR_SECRET: signingSecret.optional(),
};

/** Reads the anchor settings. Throws BadConfiguration if only one of URL and secret is set. */
export function auditAnchorsOf(read: z.output<z.ZodObject<typeof AUDIT_ANCHOR_SHAPE>>): {
  auditAnchors: AuditAnchorSettings;
} {
  const { AUDIT_ANCHOR_URL: url, AUDIT_ANCHOR_SECRET: secret } = read;
  if (Boolean(url) !== Boolean(secret)) {
    const missing = url ? 'AUDIT_ANCHOR_SECRET' : 'AUDIT_ANCHOR_URL';
    throw new BadConfiguration([`${missing}: is required; set AUDIT_ANCHOR_URL and AUDIT_ANCHOR_SECRET together`]);
  }
  const post = url && secret ? { url, secret } : null;
  return { auditAnchors: { everyMinutes: read.AUDIT_ANCHOR_MINUTES, file: read.AUDIT_ANCHOR_FILE ?? null, post } };
}
