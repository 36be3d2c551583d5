import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import type { Trust } from '../limits/source-address.js';
import { type Asker, askSubgraph } from '../supergraph/ask-subgraph.js';
import { notice } from '#web/pages/page.js';
import { sendPage } from './send-page.js';
import { askerOf } from './sign-in/sign-in-routes.js';

const IMAGE = /* GraphQL */ `
  query IdImageFile($token: String!) {
    idImageFile(token: $token) {
      content
    }
  }
`;

/** Upper bound of our tokens' length. */
const LONGEST_TOKEN = 400;

const closed = notice(404, 'This link has expired', 'Links to pictures expire after five minutes. Request a new one.');

/** `/id-images/{token}`: the picture behind a signed link. */
export function idImageRoutes(screening: GraphQLDataSource, trust: Trust): Router {
  const read = async (token: string, asker: Asker): Promise<{ content: string } | null> => {
    if (token.length > LONGEST_TOKEN) return null;
    const asked = askSubgraph<{ idImageFile: { content: string } | null }>(screening, IMAGE, { token }, asker);
    return (await asked).idImageFile;
  };
  const router = express.Router();
  router.get('/id-images/:token', async (request, response) => {
    const file = await read(request.params.token, askerOf(request, response, trust));
    if (!file) return sendPage(response, closed);
    // Uploaded pictures are untrusted: show them inline in pages only, otherwise as a download.
    response.set({ 'Cache-Control': 'no-store', 'Content-Disposition': 'attachment; filename="picture.jpg"' });
    response.type('image/jpeg').send(Buffer.from(file.content, 'base64'));
  });
  return router;
}
