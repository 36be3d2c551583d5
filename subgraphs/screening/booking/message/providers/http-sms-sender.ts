import { NoAnswer, postJson } from '#kit/outbound/post-json.js';
import { RefusedAddress } from '#kit/outbound/public-address.js';
import { type MessageSender, NotSent, SEND_WITHIN_MS } from '#kit/outbound/message-sender.js';

/** Statuses caused by configuration or temporary conditions rather than the message. */
const PASSING = [401, 403, 408, 425, 429];

/**
 * Sends text messages over HTTP: POSTs `{id, from, to, text}` with a bearer token. The id is also sent as
 * `Idempotency-Key`, so that the provider can detect repeats. 2xx means success. The operator's URL may be private.
 */
export function httpSmsSender(
  { url, token, from }: { url: string; token: string; from: string },
  timeoutMs: number = SEND_WITHIN_MS,
): MessageSender {
  return {
    method: 'http',
    async send({ id, to, text }) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id };
      const body = JSON.stringify({ id, from, to, text });
      const { status, retryAfterMs } = await postJson(url, body, { headers, timeoutMs, allowPrivate: true }).catch(
        (error: unknown) => {
          throw notAnswered(error);
        },
      );
      if (status >= 200 && status <= 299) return;
      const permanent = status >= 400 && status <= 499 && !PASSING.includes(status);
      throw new NotSent(
        PASSING.slice(0, 2).includes(status) ? 'credentials_refused' : `refused_${status}`,
        permanent,
        retryAfterMs,
      );
    },
  };
}

function notAnswered(error: unknown): NotSent {
  if (error instanceof NoAnswer && error.reason === 'TIMED_OUT') return new NotSent('timed_out', false);
  if (error instanceof NoAnswer || error instanceof RefusedAddress) return new NotSent('not_connected', false);
  return new NotSent('unsendable', true);
}
