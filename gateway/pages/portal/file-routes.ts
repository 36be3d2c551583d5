import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import type { Trust } from '../../limits/source-address.js';
import { type Asker, askSubgraph } from '../../supergraph/ask-subgraph.js';
import { notice } from '#web/pages/page.js';
import { sendPage } from '../send-page.js';
import { askerOf } from '../sign-in/sign-in-routes.js';

const CONTENT = /* GraphQL */ `
  query PortalFileContent($token: String!) {
    portalFileContent(token: $token) {
      format
      saveAs
      content
    }
  }
`;

/** Upper bound of our tokens' length. */
const LONGEST_TOKEN = 400;

const TYPES: Record<string, string> = {
  PDF: 'application/pdf',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WEBP: 'image/webp',
};

const closed = notice(404, 'This link has expired', 'Links to files expire after five minutes. Request a new one.');

/**
 * `/portal-files/{token}`: a guest's file behind a signed link. Browsers save it and open nothing: it is an attachment,
 * its type is not guessed, and a page that shows it all the same may run and load nothing.
 */
export function fileRoutes(screening: GraphQLDataSource, trust: Trust): Router {
  type Said = { portalFileContent: { format: string; saveAs: string; content: string } | null };
  const read = async (token: string, asker: Asker) =>
    token.length > LONGEST_TOKEN
      ? null
      : (await askSubgraph<Said>(screening, CONTENT, { token }, asker)).portalFileContent;
  const router = express.Router();
  router.get('/portal-files/:token', async (request, response) => {
    const file = await read(request.params.token, askerOf(request, response, trust));
    if (!file) return sendPage(response, closed);
    response.set({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${file.saveAs}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.type(TYPES[file.format] ?? 'application/octet-stream').send(Buffer.from(file.content, 'base64'));
  });
  return router;
}
