import { z } from 'zod';
import { BadConfiguration, urlOf } from '../process/config.js';

/** How email and text messages are sent; null if they are not. */
export interface Outgoing {
  mail: { url: string; from: string } | null;
  sms: { url: string; token: string; from: string } | null;
}

/** A webhook signing secret of at least 24 bytes, as Standard Webhooks requires. */
export const signingSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be `whsec_` followed by at least 24 bytes in base64');

const line = z
  .string()
  .max(500)
  .refine((text) => !/\p{Cc}/u.test(text), 'must not contain control characters');

/** Settings of outgoing messages. */
export const OUTGOING_SHAPE = {
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: line
    .refine(
      (text) => /^[^<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text),
      'must be an address or `Name <address>`',
    )
    .optional(),
  SMS_URL: urlOf('http', 'https').optional(),
  SMS_TOKEN: line.optional(),
  SMS_FROM: line.optional(),
};

type Read = { [Name in keyof typeof OUTGOING_SHAPE]?: string | undefined };

/** Groups the settings of email and SMS. Throws BadConfiguration if a group is incomplete. */
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
    throw new BadConfiguration(
      missing.map((name) => `${name}: is required because other ${name.split('_')[0]}_… settings are set`),
    );
  }
  return {
    mail: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM! } : null,
    sms: SMS_URL ? { url: SMS_URL, token: SMS_TOKEN!, from: SMS_FROM! } : null,
  };
}
