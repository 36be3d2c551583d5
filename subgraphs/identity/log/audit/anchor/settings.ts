import { resolve } from 'node:path';
import { z } from 'zod';
import { BadConfiguration, urlOf, wholeNumber } from '#kit/process/config.js';
import { signingSecret } from '#kit/settings/outgoing.js';

/** When and where the heads of the audit trails leave the database. The log gets them in any case. */
export interface AuditAnchorSettings {
  everyMinutes: number;
  /** The file they are appended to; null: none. */
  file: string | null;
  /** Where they are posted, and the secret that signs the requests; null: nowhere. */
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

/** The settings as one. Throws BadConfiguration when the URL is set without its secret or the secret without its URL. */
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
