import express, { type RequestHandler, type Router } from 'express';
import { type GraphQLSchema, printSchema } from 'graphql';
import { assetsPath, findBuiltAssets, serveAssets } from '../built-assets.js';
import { html } from '#web/pages/html.js';
import { type Page, layout, notice } from '#web/pages/page.js';
import { sendPage, setPageHeaders } from '../send-page.js';
import { docsSiteRoutes } from './docs-site.js';
import { readDocument } from './document.js';
import { fixedText } from './fixed-text.js';
import { graphPage } from './graph-page.js';
import { indexPage, operationPage } from './operation-pages.js';
import { postmanCollection } from './postman.js';
import { REST } from './reference-page.js';
import { webhooksPage } from './webhooks-page.js';

export interface ReferenceParts {
  /** Where the service is reached. */
  url: string;
  /** What clients may ask; null where nobody is told. */
  schema: GraphQLSchema | null;
}

const unknown = notice(404, 'Page not found', 'All operations are listed at /docs/operations.');
const untold = notice(404, 'Schema not available', 'Schema descriptions are turned off on this service.');

/** `/docs` and below it, `/openapi.json`: the documentation and the reference of the API. Needs no key, shows no data. */
export function referenceRoutes({ url, schema }: ReferenceParts): Router {
  const { text, operations } = readDocument();
  const collection = JSON.stringify(postmanCollection(operations, url), null, 1);
  const pages = new Map<string, () => Page>([
    [REST, () => indexPage(operations, url)],
    ['/docs/webhooks', webhooksPage],
    ['/docs/graphql', () => (schema ? graphPage(schema, url) : untold)],
    ['/docs/explorer', () => (schema ? explorerPage() : untold)],
  ]);
  const router = express.Router();
  for (const [path, made] of pages) {
    router.get(path, fixedPage(made));
  }
  const script = findBuiltAssets('try-request')?.script ?? null;
  router.get('/docs/operations/:id', (request, response) => {
    const operation = operations.find(({ id }) => id === request.params.id);
    if (!operation) return sendPage(response, unknown);
    sendPage(
      response,
      operationPage(
        operation,
        operations.filter(({ tag }) => tag === operation.tag),
        script,
      ),
    );
  });
  for (const page of ['explorer', 'try-request'] as const) router.use(assetsPath(page), serveAssets(page));
  if (schema) router.get('/docs/schema.graphql', fixedFile('txt', printSchema(schema)));
  router.get('/openapi.json', fixedFile('json', text));
  router.get('/docs/postman.json', fixedFile('json', collection));
  router.use(docsSiteRoutes());
  return router;
}

/** Sends a page that is written at its first request. */
function fixedPage(made: () => Page): RequestHandler {
  let sent: { page: Page; send: RequestHandler } | null = null;
  return (request, response, next) => {
    if (!sent) {
      const page = made();
      sent = { page, send: fixedText(layout(page).text) };
    }
    setPageHeaders(response, sent.page);
    return sent.send(request, response, next);
  };
}

function fixedFile(type: string, content: string): RequestHandler {
  const send = fixedText(content);
  return (request, response, next) => {
    response.set('Cache-Control', 'public, max-age=600').type(type);
    return send(request, response, next);
  };
}

/** Documents are written and run here; without its script it only says so. */
function explorerPage(): Page {
  const app = findBuiltAssets('explorer');
  const body = html`<h1>Explorer</h1>
    <p>
      It opens here in a moment, and needs JavaScript. Without it, <a href="/docs/graphql">the graph</a> is described.
    </p>`;
  return { status: 200, title: 'GraphQL explorer', body, ...(app && { app, isEditor: true }) };
}
