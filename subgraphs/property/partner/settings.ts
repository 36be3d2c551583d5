import type { z } from 'zod';
import { BadConfiguration, urlOf } from '#kit/process/config.js';
import { signingSecret } from '#kit/settings/outgoing.js';

/** URL of the screening partner, and the secret that signs the requests. */
export interface PartnerSettings {
  url: string;
  secret: string;
}

export const PARTNER_SHAPE = {
  SCREENING_PARTNER_URL: urlOf('http', 'https').optional(),
  SCREENING_PARTNER_SECRET: signingSecret.optional(),
};

/** Reads the partner settings; null if there is no partner. Throws BadConfiguration if only one of the two is set. */
export function partnerOf(read: z.output<z.ZodObject<typeof PARTNER_SHAPE>>): { partner: PartnerSettings | null } {
  const { SCREENING_PARTNER_URL: url, SCREENING_PARTNER_SECRET: secret } = read;
  if (url && secret) return { partner: { url, secret } };
  if (!url && !secret) return { partner: null };
  const missing = url ? 'SCREENING_PARTNER_SECRET' : 'SCREENING_PARTNER_URL';
  throw new BadConfiguration([
    `${missing}: is required; set SCREENING_PARTNER_URL and SCREENING_PARTNER_SECRET together`,
  ]);
}
