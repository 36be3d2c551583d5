import { open } from '#kit/cipher/cipher.js';
import { NoAnswer, postJson } from '#kit/outbound/post-json.js';
import { RefusedAddress } from '#kit/outbound/public-address.js';
import { type Claimed, urlOf } from './claim-deliveries.js';
import { signDelivery } from '#kit/outbound/sign-delivery.js';

const TIMEOUT_MS = 15_000;

/** Result of an attempt. `error` is null on success, otherwise a code; never text from the receiver. */
export interface Outcome {
  status: number | null;
  error: string | null;
  latencyMs: number;
  retryAfterMs: number | null;
}

/**
 * Posts a delivery, signed with every active secret. A 2xx within 15 seconds is a success; redirects are not
 * followed. Callbacks are unsigned if the account has no secret, and never include the Authorization header.
 */
export async function postDelivery(
  claimed: Claimed,
  body: string,
  rules: { allowPrivate: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const startedAt = performance.now();
  const { eventId, accountId, purpose, secret, previousSecret, authorization } = claimed;
  const signing = { accountId, id: accountId };
  const secrets = [
    open(secret, 'identity.webhook_signing.signing_secret', signing),
    open(previousSecret, 'identity.webhook_signing.previous_secret', signing),
  ].filter((known) => known !== null);
  const sent = purpose === 'callback' ? null : authorization;
  const headers = {
    ...signDelivery(eventId, body, secrets, Date.now()),
    ...(sent && { authorization: open(sent, 'identity.webhook_signing.authorization_header', signing) }),
  };
  try {
    const answer = await postJson(urlOf(claimed), body, { ...rules, headers, timeoutMs: TIMEOUT_MS });
    const isSuccess = answer.status >= 200 && answer.status <= 299;
    return { ...answer, error: isSuccess ? null : 'refused' };
  } catch (error) {
    const latencyMs = Math.round(performance.now() - startedAt);
    const missed = { status: null, latencyMs, retryAfterMs: null };
    if (error instanceof NoAnswer || error instanceof RefusedAddress)
      return { ...missed, error: error.reason.toLowerCase() };
    throw error;
  }
}
