/**
 * Our gateway in front of one test suite of the public federation gateway audit, for the audit's own runner:
 * `node bench/federation-audit.mjs <suite>`. docs/contributing/graph-checks.md shows the whole run.
 *
 * Environment: `AUDIT_URL` serves the audit's subgraphs and supergraphs (http://localhost:4200); `PORT` (4000).
 */
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { parse } from 'graphql';
import { prepareDocument } from '../dist/gateway/plan/prepared-operation.js';
import { remoteDataSource } from '../dist/gateway/supergraph/remote-data-source.js';
import { startSupergraph } from '../dist/gateway/supergraph/supergraph.js';

const [suite] = process.argv.slice(2);
const { AUDIT_URL = 'http://localhost:4200', PORT = '4000' } = process.env;
if (!suite) throw new Error('Usage: node bench/federation-audit.mjs <suite>');

const response = await fetch(`${AUDIT_URL}/${suite}/supergraph`);
if (!response.ok) throw new Error(`${response.url} returned status ${response.status}`);
const supergraphSdl = await response.text();
const urls = subgraphUrls(supergraphSdl);
const supergraph = await startSupergraph({
  supergraphSdl,
  dataSourceFor: (name) => remoteDataSource({ url: urls.get(name), sign: () => 'audit' }),
});

const server = new ApolloServer({
  gateway: supergraph.gateway,
  plugins: [{ requestDidStart: async () => ({ responseForOperation: execute }) }],
});
await server.start();
const app = express();
app.get('/health', (_request, answer) => answer.send('ok'));
app.use('/graphql', express.json(), expressMiddleware(server));
app.listen(Number(PORT), () => process.stdout.write(`${suite}: http://localhost:${PORT}/graphql\n`));

/**
 * Executes a query three times and returns the last result: our own executor runs an operation from its third run on,
 * Apollo's before. A mutation runs once.
 */
async function execute({ document, operation, request }) {
  const text = request.query;
  const prepared = prepareDocument(supergraph.schema, document, text, request.operationName);
  const variables = request.variables ?? {};
  const runs = operation.operation === 'mutation' ? 1 : 3;
  let singleResult;
  for (let run = 0; run < runs; run += 1) singleResult = await supergraph.execute(prepared, variables, {});
  return { http: { headers: new Map(), status: 200 }, body: { kind: 'single', singleResult } };
}

/** The URL of each subgraph by the name that plans use, from the supergraph's `join__Graph` enum. */
function subgraphUrls(sdl) {
  const graphs = parse(sdl).definitions.find(({ name }) => name?.value === 'join__Graph');
  return new Map(
    graphs.values.map(({ directives }) => {
      const [{ arguments: given }] = directives.filter(({ name }) => name.value === 'join__graph');
      const valueOf = (wanted) => given.find(({ name }) => name.value === wanted).value.value;
      return [valueOf('name'), valueOf('url')];
    }),
  );
}
