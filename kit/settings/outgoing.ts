import { z } from 'zod';
import { BadConfiguration, urlOf } from '../process/config.js';

/** How mail and text messages leave the service; null: they do not. */
export interface Outgoing {
  mail: { url: string; from: string } | null;
  sms: { url: string; token: string; from: string } | null;
}

const line = z
  .string()
  .max(500)
  .refine((text) => !/\p{Cc}/u.test(text), 'holds a control character');

/** The settings of what leaves the service. */
export const OUTGOING_SHAPE = {
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: line
    .refine((text) => /^[^<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text), 'is not `Name <address>`')
    .optional(),
  SMS_URL: urlOf('http', 'https').optional(),
  SMS_TOKEN: line.optional(),
  SMS_FROM: line.optional(),
};

type Read = { [Name in keyof typeof OUTGOING_SHAPE]?: string | undefined };

/** The settings as two wholes. Throws BadConfiguration where one is set by half. */
export function outgoingOf({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, SMS_FROM }: Read): Outgoing {
  const groups = [
    { SMTP_URL, MAIL_FROM },
    { SMS_URL, SMS_TOKEN, SMS_FROM },
  ];
  const missing = groups.flatMap((group) => {
    const blank = Object.entries(group).filter(([, value]) => !value);
    return blank.length === Object.keys(group).length ? [] : blank.map(([name]) => name);
  });
  if (missing.length > 0) {
    throw new BadConfiguration(missing.map((name) => `${name}: is needed with the other settings of its kind`));
  }
  return {
    mail: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM! } : null,
    sms: SMS_URL ? { url: SMS_URL, token: SMS_TOKEN!, from: SMS_FROM! } : null,
  };
}

/** How deposits are taken on live accounts; `apiUrl` null: the processor's own address. */
export interface DepositSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
}

/** The settings of deposits at a processor of payments. */
export const DEPOSITS_SHAPE = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is not a secret or restricted key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'does not begin with whsec_')
    .optional(),
  STRIPE_API_URL: urlOf('http', 'https').optional(),
};

/** The settings as one whole; null: no processor takes deposits. Throws BadConfiguration where it is set by half. */
export function depositsOf(read: z.output<z.ZodObject<typeof DEPOSITS_SHAPE>>): { deposits: DepositSettings | null } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = read;
  if (!secretKey && !webhookSecret) return { deposits: null };
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    throw new BadConfiguration([`${missing}: is needed with the other settings of its kind`]);
  }
  return { deposits: { secretKey, webhookSecret, apiUrl: apiUrl ?? null } };
}
