import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { WEBHOOK_KEYS } from '#records/names/words.js';
import { RefusedAddress, assertPublicUrl, readTarget } from '#kit/outbound/public-address.js';
import { messages } from '../messages.js';

/** The checks of a webhook's members. */
export const WEBHOOK_RULES = z.object({
  webhookKey: z.enum(WEBHOOK_KEYS),
  webhookUrl: z
    .string()
    .min(1)
    .max(2_000)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), messages.invalidUnicode)
    .meta({ format: 'uri', pattern: '^https?://' }),
  kind: z.enum(['full', 'thin']).nullish(),
});

const header = z
  .string()
  .max(2_000)
  .regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, messages.notAHeader);

export interface WebhookMembers {
  webhookKey: string;
  webhookUrl: string;
  kind?: string | null;
}

/** Validates the format of the fields. Throws BAD_INPUT with every problem. */
export function checkWebhook(input: Partial<WebhookMembers>, urlNeeded: boolean): void {
  refuse(readInput<unknown>(urlNeeded ? WEBHOOK_RULES : WEBHOOK_RULES.partial({ webhookUrl: true }), input).problems);
}

/** Validates an Authorization header value. Throws BAD_INPUT. */
export function checkAuthorization(value: string): void {
  refuse(readInput(header, value).problems.map((problem) => ({ ...problem, loc: ['authorization'] })));
}

function refuse(problems: InputProblem[]): void {
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}

/**
 * Normalizes a URL after checking that it is public. Throws WEBHOOK_REFUSED. Deliveries must check again, because DNS
 * may have changed.
 */
export async function checkAddress(url: string, allowPrivate: boolean): Promise<string> {
  try {
    await assertPublicUrl(url, { allowPrivate });
    return readTarget(url).href;
  } catch (error) {
    if (error instanceof RefusedAddress) throw new Failure('WEBHOOK_REFUSED', messages.webhookRefused(error.message));
    throw error;
  }
}
