import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { refuse } from '../../http/refuse.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';

/** Where processors of payments tell what became of a payment. */
const NEWS_PATH = '/webhooks-in/stripe';

const RECEIVE = /* GraphQL */ `
  mutation ReceiveDepositNews($body: String!, $signature: String!) {
    receiveDepositNews(bodyBase64: $body, signature: $signature)
  }
`;

/** The body as it came: its signature is over its bytes. Stands before whatever reads JSON. */
const newsBody = express.raw({ limit: '1mb', type: () => true });

/**
 * `POST /webhooks-in/stripe`: a notice, signed in `Stripe-Signature`. 200 once it was taken in, or is about nothing of
 * ours; 400 without a good signature; 503 where it should come again.
 */
export function newsRoutes(screening: GraphQLDataSource): Router {
  const router = express.Router();
  router.post(NEWS_PATH, newsBody, (request, response, next) => {
    response.locals.route = NEWS_PATH;
    const body: unknown = request.body;
    const signature = request.get('stripe-signature') ?? '';
    if (!Buffer.isBuffer(body)) return refuse(response, 400, 'bad_input', 'Send the notice as its body.');
    const asked = askSubgraph(screening, RECEIVE, { body: body.toString('base64'), signature });
    asked.then(
      () => void response.json({ received: true }),
      (error: unknown) => {
        const { code } = error as { code?: string };
        if (code === 'FORBIDDEN') return refuse(response, 400, 'bad_signature', 'The signature is not good.');
        next(error);
      },
    );
  });
  return router;
}
