import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type RequestHandler, type Response, type Router } from 'express';
import { readBytes } from '../../http/input/read-body.js';
import { refuse } from '../../http/refuse.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';

/** Path for payment processors' webhooks. */
const WEBHOOK_PATH = '/webhooks-in/stripe';

const RECEIVE = /* GraphQL */ `
  mutation ReceiveDepositNews($body: String!, $signature: String!) {
    receiveDepositNews(bodyBase64: $body, signature: $signature)
  }
`;

/** Maximum body size of a payment webhook, in bytes. Anyone can send one without a key. */
const MAX_BYTES = 256 * 1024;
/** `t=1700000000,v1=<64 hex digits>`; may include other schemes and a second signature. */
const SIGNATURE = /^(?=.*\bt=\d{1,12}\b)(?=.*\bv1=[0-9a-f]{64}\b).{1,600}$/;

/** Reads the raw body, because the signature covers its bytes. Requests without a well-formed signature are not read. */
const readSignedBody: RequestHandler = (request, response, next) => {
  response.locals.route = WEBHOOK_PATH;
  if (!SIGNATURE.test(request.get('stripe-signature') ?? '')) return refuseSignature(response);
  readBytes(request, response, { limit: MAX_BYTES }).then((bytes) => {
    request.body = bytes;
    next();
  }, next);
};

const refuseSignature = (response: Response) => refuse(response, 400, 'bad_signature', 'Invalid signature.');

/**
 * `POST /webhooks-in/stripe`: a notice, signed in `Stripe-Signature`. 200 once it was taken in, or is about nothing of
 * ours; 400 without a good signature; 503 where it should come again.
 */
export function stripeWebhook(screening: GraphQLDataSource): Router {
  const router = express.Router();
  router.post(WEBHOOK_PATH, readSignedBody, async (request, response) => {
    const body = request.body as Buffer;
    const signature = request.get('stripe-signature')!;
    if (body.length === 0) return refuse(response, 400, 'bad_input', 'Request body missing.');
    try {
      await askSubgraph(screening, RECEIVE, { body: body.toString('base64'), signature });
    } catch (error) {
      if ((error as { code?: string }).code === 'FORBIDDEN') return refuseSignature(response);
      throw error;
    }
    response.json({ received: true });
  });
  return router;
}
