import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const STRIPE_SECRET = 'whsec_test0123456789';

interface Call {
  path: string;
  form: Record<string, string>;
  key: string | undefined;
}

/** A server with the part of Stripe's API that deposits need, and with Stripe's payment notifications. */
export async function stripeServer() {
  const state = { mood: 'take' as 'take' | 'hang' | 'down' | 'refuse', calls: [] as Call[] };
  const kept = new Map<string, string>();
  let made = 0;
  const answerOf = ({ path, form }: Call): object | null => {
    const [, , what, id, verb] = path.split('/');
    if (path === '/v1/checkout/sessions') {
      const session = `cs_test_${(made += 1)}`;
      return {
        id: session,
        object: 'checkout.session',
        url: `https://pay.example/${session}`,
        expires_at: Number(form.expires_at),
      };
    }
    if (what === 'checkout') return { id, object: 'checkout.session', status: 'expired' };
    if (what === 'payment_intents') return { id, object: 'payment_intent', status: verb };
    return null;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
      const key = request.headers['idempotency-key'] as string | undefined;
      const call = { path: request.url!, form, key };
      state.calls.push(call);
      const say = (status: number, body: string) =>
        response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(body);
      if (state.mood === 'hang') return;
      if (state.mood === 'down') return void say(500, '{"error":{"type":"api_error","message":"Ann"}}');
      if (state.mood === 'refuse') return void say(400, '{"error":{"type":"invalid_request_error","message":"Ann"}}');
      const body = (key && kept.get(key)) ?? JSON.stringify(answerOf(call));
      if (key) kept.set(key, body);
      say(200, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Posts a notification to a service, signed unless another secret is given. */
    async tell(
      service: string,
      type: string,
      object: object,
      { id = `evt_${(made += 1)}`, secret = STRIPE_SECRET } = {},
    ) {
      const created = Math.floor(Date.now() / 1000);
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
      const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(`${service}/webhooks-in/stripe`, { method: 'POST', headers, body: payload })).status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>;
