/**
 * Checks texts offline: links between Markdown files, the order of the project's dictionary, and the prose of `docs/` against
 * prose.json, which says how often each rule may be broken over all pages. With `--report` it lists all findings.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLinks } from './links.mjs';
import { ROOT, pagesIn } from './markdown.mjs';
import { proseFindings } from './prose.mjs';

const isReport = process.argv.includes('--report');
const docs = pagesIn('docs');
const dead = deadLinks([...docs, ...pagesIn('.', false), ...pagesIn('packages')]);
for (const line of dead) console.error(line);

const words = readFileSync(join(ROOT, '.ci/text/words.txt'), 'utf8').trimEnd().split('\n');
const sorted = words.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
const unsorted = words.find((word, at) => word !== sorted[at]);
if (unsorted) console.error(`.ci/text/words.txt is not sorted at ${unsorted}`);

let failed = dead.length > 0 || unsorted !== undefined;
for (const { rule, allowed, found } of proseFindings(docs)) {
  const isOver = found.length > allowed;
  failed ||= isOver;
  if (isReport || isOver) console.error(`\n${rule}: ${found.length} found, ${allowed} allowed`);
  if (isReport || isOver) for (const line of found) console.error(`  ${line}`);
  if (found.length < allowed) console.log(`${rule}: ${found.length} found; lower its number in .ci/text/prose.json`);
}
process.exitCode = failed ? 1 : 0;
