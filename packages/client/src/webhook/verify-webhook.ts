/** A request as it arrived at a webhook. */
export interface SignedRequest {
  /** The raw body. Parsing it and printing it again changes its signature. */
  body: string | Uint8Array;
  /** Of `fetch`, or of Node (in lower case). */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The signing secret, `whsec_…`. */
  secret: string;
  /** How many seconds old or early a request may be. 300 by default. */
  tolerance?: number;
}

/** What every event holds. Its other members are those of its record. */
export interface WebhookEvent {
  type: string;
  timestamp: string;
  event_id: string;
  /** Its number in the account; 0 for a sample. */
  sequence: number;
  user_id: string;
  id: string;
  [member: string]: unknown;
}

/** A request that the service did not sign, or that is too old. Answer 401 to it. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(
    readonly code: 'header_missing' | 'timestamp_outside_tolerance' | 'signature_mismatch',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Verifies a webhook request, as Standard Webhooks specifies, and returns its event. Throws a WebhookError. Deliveries can
 * arrive twice: remember `event_id`.
 */
export async function verifyWebhook<Event = WebhookEvent>(request: SignedRequest): Promise<Event> {
  const { headers, tolerance = 300 } = request;
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || age > tolerance)
    throw new WebhookError('timestamp_outside_tolerance', `The request is not from the last ${tolerance} seconds.`);
  const body = bytesOf(request.body);
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const key = await keyOf(request.secret);
  for (const entry of signatures.split(' ')) {
    const signature = entry.startsWith('v1,') && bytesIn(entry.slice('v1,'.length));
    // Compares in constant time.
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
      return JSON.parse(new TextDecoder().decode(body)) as Event;
  }
  throw new WebhookError('signature_mismatch', 'The signature is wrong: check the secret, and pass the raw body.');
}

/** Also of another implementation of `fetch`. */
const isOfFetch = (headers: SignedRequest['headers']): headers is Headers => typeof headers.get === 'function';

function headerOf(headers: SignedRequest['headers'], name: string): string {
  const value = isOfFetch(headers) ? headers.get(name) : headers[name];
  if (typeof value === 'string') return value;
  throw new WebhookError('header_missing', `The request has no header ${name}.`);
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('body must be the raw body: a string or bytes.');
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

async function keyOf(secret: string): Promise<Parameters<typeof crypto.subtle.verify>[1]> {
  const bytes = secret.startsWith('whsec_') ? bytesIn(secret.slice('whsec_'.length)) : null;
  if (!bytes || bytes.length === 0) throw new TypeError('secret must be the signing secret, whsec_….');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** The bytes of a text in base64; null if it is none. */
function bytesIn(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
