/** Writes what is printed from code, into this folder and into the docs: `npm run schema`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { printOpenApi } from '../dist/rest-shim/reference/openapi.js';
import { INPUT_RULES } from '../dist/subgraphs/input-rules.js';
import { printSchema } from '../dist/subgraphs/print-schema.js';
import { withScenarioTable } from '../dist/subgraphs/screening/screening/scenario/scenario-table.js';

const printed = await printSchema();
printed['openapi.json'] = printOpenApi(printed['supergraph.graphql'], INPUT_RULES);
for (const [name, text] of Object.entries(printed)) {
  writeFileSync(new URL(name, import.meta.url), text);
}

const page = new URL('../docs/reference/scenarios.md', import.meta.url);
writeFileSync(page, withScenarioTable(readFileSync(page, 'utf8')));
