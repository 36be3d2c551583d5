import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import type { Trust } from '../limits/source-address.js';
import { type Asker, askSubgraph } from '../supergraph/ask-subgraph.js';
import { notice } from '#web/pages/page.js';
import type { Cookies } from '../sessions/session-cookie.js';
import { readerLanguage } from './page-language.js';
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

type Read = (token: string, language: string, asker: Asker) => Promise<ReportFile | null>;

function reader({ source, field }: Place): Read {
  const operation = `query OpenReport($token: String!, $language: String) { file: ${field}(token: $token, language: $language) { name content } }`;
  return async (token, language, asker) => {
    if (token.length > LONGEST_TOKEN) return null;
    return (await askSubgraph<{ file: ReportFile | null }>(source, operation, { token, language }, asker)).file;
  };
}

interface Parts {
  screening: GraphQLDataSource;
  intelligence: GraphQLDataSource;
  trust: Trust;
  cookies: Cookies;
}

/** `/reports/{token}` and `/background-reports/{token}`: downloads the PDF behind a signed link, in the reader's language. */
export function reportRoutes({ screening, intelligence, trust, cookies }: Parts): Router {
  const router = express.Router();
  const places: Place[] = [
    { path: '/reports', source: screening, field: 'reportFile' },
    { path: '/background-reports', source: intelligence, field: 'backgroundReportFile' },
  ];
  for (const place of places) {
    const read = reader(place);
    router.get(`${place.path}/:token`, async (request, response) => {
      const language = readerLanguage(cookies, request);
      const file = await read(request.params.token, language, askerOf(request, response, trust));
      if (!file) return sendPage(response, closed);
      response.set('Cache-Control', 'no-store').vary('Accept-Language, Cookie');
      response.attachment(file.name).type('application/pdf').send(Buffer.from(file.content, 'base64'));
    });
  }
  return router;
}
