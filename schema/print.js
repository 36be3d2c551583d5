/** Writes what is printed from code into this folder: `npm run schema`. */
import { writeFileSync } from 'node:fs';
import { printSchema } from '../dist/subgraphs/print-schema.js';

for (const [name, text] of Object.entries(await printSchema())) {
  writeFileSync(new URL(name, import.meta.url), text);
}
