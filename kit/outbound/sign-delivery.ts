import { Webhook } from 'standardwebhooks';

const PREFIX = 'whsec_';

/**
 * Returns the Standard Webhooks headers of a delivery: HMAC-SHA-256 over `id.timestamp.body`, one signature per secret
 * (`whsec_` and base64), separated by spaces; none without a secret. `at` is in ms since 1970.
 */
export function signDelivery(id: string, body: string, secrets: string[], at: number): Record<string, string> {
  const named = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at / 1_000)) };
  // The package rejects base64 without padding, which operators may have set.
  const signatures = secrets.map((secret) =>
    new Webhook(Buffer.from(secret.slice(PREFIX.length), 'base64'), { format: 'raw' }).sign(id, new Date(at), body),
  );
  return signatures.length > 0 ? { ...named, 'webhook-signature': signatures.join(' ') } : named;
}
