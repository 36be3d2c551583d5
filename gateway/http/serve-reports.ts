import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/graph/viewer.js';

const REPORT = /* GraphQL */ `
  query ReportFile($token: String!) {
    reportFile(token: $token) {
      name
      content
    }
  }
`;

const NOBODY: Viewer = { kind: 'service', accountId: '', accountIds: [], keyId: null };

/** `/reports/{token}`: the PDF behind a signed link, as a download. Asks the screening subgraph itself. */
export function serveReports(screening: GraphQLDataSource): Router {
  const router = express.Router();
  router.get('/:token', (request, response, next) => {
    response.locals.route = '/reports/:token';
    const { token } = request.params;
    const read = async (): Promise<void> => {
      const file = token.length > 400 ? null : await readReport(screening, token);
      if (!file) {
        const request_id = response.locals.requestId as string;
        response.status(404).json({ error: 'This link has expired.', code: 'report_not_found', request_id });
        return;
      }
      response.set('Cache-Control', 'no-store');
      response.attachment(file.name).type('application/pdf').send(Buffer.from(file.content, 'base64'));
    };
    void read().catch(next);
  });
  return router;
}

async function readReport(screening: GraphQLDataSource, token: string) {
  const request = { query: REPORT, variables: { token } };
  const options = { request, context: { viewer: NOBODY }, kind: 'health check' } as unknown;
  const { data, errors } = await screening.process(options as Parameters<GraphQLDataSource['process']>[0]);
  if (errors?.length) throw new Failure('UNAVAILABLE', 'The service is not available right now.');
  return (data?.reportFile as { name: string; content: string } | null | undefined) ?? null;
}
