import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { answerTypes, clientTypes, pageDocuments, readDocuments } from './client-types.mjs';

const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8');

const shared = read('answer-parts.ts');

/** The types of what each page asks the graph, beside its documents. */
for (const page of ['portal', 'dashboard']) {
  const printed = await clientTypes(read('../../schema/supergraph.graphql'), `${readDocuments(page)}\n${shared}`);
  writeFileSync(join(import.meta.dirname, `../${page}/graph/answers.d.ts`), await format(printed, options));
}

/** What the dashboard's cache knows of its answers. */
const types = answerTypes(read('../../schema/supergraph.graphql'), `${readDocuments('dashboard')}\n${shared}`);
writeFileSync(join(import.meta.dirname, '../dashboard/graph/answer-types.ts'), await format(types, options));

const pages = ['portal', 'dashboard'].map(readDocuments);
writeFileSync(join(import.meta.dirname, '../../schema/page-documents.graphql'), pageDocuments([...pages, shared]));
