import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers by which Standard Webhooks proves a delivery: HMAC-SHA-256 over `id.timestamp.body`, one signature for
 * each secret (`whsec_` and base64), parted by a space; without a secret no signature. `at` is in ms since 1970.
 */
export function signDelivery(id: string, body: string, secrets: string[], at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  const named = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  return signatures.length > 0 ? { ...named, 'webhook-signature': signatures.join(' ') } : named;
}
