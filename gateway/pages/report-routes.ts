import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import type { Trust } from '../limits/source-address.js';
import { type Asker, askSubgraph } from '../supergraph/ask-subgraph.js';
import { notice } from '#web/pages/page.js';
import { sendPage } from './send-page.js';
import { askerOf } from './sign-in/sign-in-routes.js';

/** A report link: its path and the query field that resolves its token. */
interface Place {
  path: string;
  source: GraphQLDataSource;
  field: string;
}

/** Upper bound of our tokens' length. */
const LONGEST_TOKEN = 400;

interface ReportFile {
  name: string;
  /** Base64. */
  content: string;
}

const closed = notice(404, 'This link has expired', 'Links to reports expire after 15 minutes. Request a new one.');

function reader({ source, field }: Place): (token: string, asker: Asker) => Promise<ReportFile | null> {
  const operation = `query OpenReport($token: String!) { file: ${field}(token: $token) { name content } }`;
  return async (token, asker) => {
    if (token.length > LONGEST_TOKEN) return null;
    return (await askSubgraph<{ file: ReportFile | null }>(source, operation, { token }, asker)).file;
  };
}

/** `/reports/{token}` and `/background-reports/{token}`: downloads the PDF behind a signed link. */
export function reportRoutes(screening: GraphQLDataSource, intelligence: GraphQLDataSource, trust: Trust): Router {
  const router = express.Router();
  const places: Place[] = [
    { path: '/reports', source: screening, field: 'reportFile' },
    { path: '/background-reports', source: intelligence, field: 'backgroundReportFile' },
  ];
  for (const place of places) {
    const read = reader(place);
    router.get(`${place.path}/:token`, async (request, response) => {
      const file = await read(request.params.token, askerOf(request, response, trust));
      if (!file) return sendPage(response, closed);
      response.set('Cache-Control', 'no-store');
      response.attachment(file.name).type('application/pdf').send(Buffer.from(file.content, 'base64'));
    });
  }
  return router;
}
