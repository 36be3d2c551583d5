/**
 * Checks texts offline: links between Markdown files, the order of the project's dictionary, and the prose of `docs/`
 * against prose.json, which limits the findings of each rule per 10,000 words. `--report` lists every finding.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLinks } from './links.mjs';
import { ROOT, pagesIn } from './markdown.mjs';
import { proseFindings } from './prose.mjs';

const SHOWN = 20;
const isReport = process.argv.includes('--report');
const docs = pagesIn('docs');
const dead = deadLinks([...docs, ...pagesIn('.', false), ...pagesIn('packages')]);
for (const line of dead) console.error(line);

const words = readFileSync(join(ROOT, '.ci/text/words.txt'), 'utf8').trimEnd().split('\n');
const sorted = words.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
const unsorted = words.find((word, at) => word !== sorted[at]);
if (unsorted) console.error(`.ci/text/words.txt is not sorted at ${unsorted}`);

let failed = dead.length > 0 || unsorted !== undefined;
for (const { rule, rate, allowed, found } of proseFindings(docs)) {
  const isOver = rate > allowed;
  failed ||= isOver;
  if (!isReport && !isOver) continue;
  console.error(`\n${rule}: ${found.length} found, ${rate} in 10,000 words; ${allowed} allowed`);
  for (const line of isReport ? found : found.slice(0, SHOWN)) console.error(`  ${line}`);
  if (!isReport && found.length > SHOWN) console.error('  … node .ci/text/check.mjs --report lists them all');
}
process.exitCode = failed ? 1 : 0;
