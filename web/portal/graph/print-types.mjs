import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { clientTypes } from './client-types.mjs';

const folder = import.meta.dirname;
const read = (path) => readFileSync(join(folder, path), 'utf8');
const printed = clientTypes(read('../../../schema/supergraph.graphql'), read('documents.ts'));
const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };

writeFileSync(join(folder, 'answers.d.ts'), await format(printed, options));
