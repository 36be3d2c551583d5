import { z } from 'zod';
import { BadConfiguration, urlOf } from '#kit/process/config.js';

/** Deposit settings of live accounts; `apiUrl` null: the processor's default URL. */
export interface DepositSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
}

/** Settings of the payment processor for deposits. */
export const DEPOSITS_SHAPE = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a Stripe secret or restricted key (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_URL: urlOf('http', 'https').optional(),
};

/** null: no processor is configured. Throws BadConfiguration if the settings are incomplete. */
export function depositsOf(read: z.output<z.ZodObject<typeof DEPOSITS_SHAPE>>): { deposits: DepositSettings | null } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = read;
  if (!secretKey && !webhookSecret) return { deposits: null };
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new BadConfiguration([`${missing}: is required when the other Stripe settings are set`]);
  }
  return { deposits: { secretKey, webhookSecret, apiUrl: apiUrl ?? null } };
}
