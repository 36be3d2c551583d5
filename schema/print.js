/** Writes what is printed from code, into this folder and into the docs: `npm run schema`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { printSchema } from '../dist/subgraphs/print-schema.js';
import { withScenarioTable } from '../dist/subgraphs/screening/verification/scenario/scenario-table.js';

for (const [name, text] of Object.entries(await printSchema())) {
  writeFileSync(new URL(name, import.meta.url), text);
}

const page = new URL('../docs/scenario-mode.md', import.meta.url);
writeFileSync(page, withScenarioTable(readFileSync(page, 'utf8')));
