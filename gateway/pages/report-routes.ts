import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { askSubgraph } from '../supergraph/ask-subgraph.js';
import { notice, sendPage } from './page.js';

const REPORT = /* GraphQL */ `
  query ReportFile($token: String!) {
    reportFile(token: $token) {
      name
      content
    }
  }
`;

/** Longer than any token of ours. */
const LONGEST_TOKEN = 400;

interface ReportFile {
  name: string;
  /** In base64. */
  content: string;
}

const closed = notice(404, 'This link has expired', 'Ask for a new link to the report; each is good for 15 minutes.');

/** `/reports/{token}`: the PDF behind a signed link, as a download. */
export function reportRoutes(screening: GraphQLDataSource): Router {
  const read = async (token: string): Promise<ReportFile | null> => {
    if (token.length > LONGEST_TOKEN) return null;
    return (await askSubgraph<{ reportFile: ReportFile | null }>(screening, REPORT, { token })).reportFile;
  };
  const router = express.Router();
  router.get('/reports/:token', (request, response, next) => {
    read(request.params.token).then((file) => {
      if (!file) return sendPage(response, closed);
      response.set('Cache-Control', 'no-store');
      response.attachment(file.name).type('application/pdf').send(Buffer.from(file.content, 'base64'));
    }, next);
  });
  return router;
}
