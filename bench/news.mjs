/**
 * Precision and recall of the judge of news articles, by language, with the confusion matrix and false positives by kind.
 * Takes the product's path: searched person and article in, outcome out. `npm run build` first.
 * Usage: node bench/news.mjs FILE [--misses]. Each line of FILE is JSON: language, name, born (YYYY-MM-DD or null), title,
 * text, expected (adverse, other, unclear or another_person), note; optional `date` (publication, otherwise today).
 */
import { readFileSync } from 'node:fs';
import { judgeArticle } from '../dist/subgraphs/intelligence/background/media/search/judge-article.js';
import { outcomeOf } from '../dist/subgraphs/intelligence/background/media/search/search-media.js';

const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!file) {
  process.stderr.write('Usage: node bench/news.mjs FILE [--misses]\n');
  process.exit(2);
}
const EXPECTED = ['adverse', 'other', 'unclear', 'another_person'];
const JUDGED = ['adverse', 'other', 'unclear', 'ignored'];

function personOf({ name, born }) {
  const words = name.trim().split(/\s+/);
  return {
    firstName: words[0],
    middleName: words.slice(1, -1).join(' ') || null,
    lastName: words.at(-1),
    yearOfBirth: born ? Number(born.slice(0, 4)) : null,
    country: null,
    city: null,
    state: null,
  };
}

const articleOf = ({ language, title, text, date }) => ({
  title,
  body: text,
  language,
  url: 'https://paper.example/article',
  domain: 'paper.example',
  country: null,
  imageUrl: null,
  publishedAt: date ?? new Date().toISOString(),
});

/** Outcome as users see it; `ignored`: the article does not become a finding. */
function judgedAs(row) {
  const finding = judgeArticle(personOf(row), articleOf(row));
  if (!finding) return { judged: 'ignored', finding };
  const outcome = outcomeOf(finding);
  return { judged: outcome === 'mentioned' ? 'other' : outcome, finding };
}

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line));
for (const row of rows.slice(0, 50)) judgedAs(row);
const before = process.cpuUsage();
const judged = rows.map((row) => ({ ...row, ...judgedAs(row) }));
const { user, system } = process.cpuUsage(before);

const share = (part, whole) => (whole === 0 ? '  –  ' : (part / whole).toFixed(3));

function figures(title, some) {
  const said = some.filter((one) => one.judged === 'adverse');
  const right = said.filter(({ expected }) => expected === 'adverse').length;
  const wanted = some.filter(({ expected }) => expected === 'adverse').length;
  const review = some.filter((one) => one.judged === 'unclear').length;
  const seen = some.filter((one) => one.expected === 'adverse' && ['adverse', 'unclear'].includes(one.judged)).length;
  const cells = [title.padEnd(10), String(some.length).padStart(8), share(right, said.length), share(right, wanted)];
  process.stdout.write(`${[...cells, share(seen, wanted), share(review, some.length)].join('  ')}\n`);
}

process.stdout.write('language   articles  right  recall  adverse or unclear  unclear\n');
for (const language of [...new Set(rows.map((row) => row.language))].toSorted())
  figures(
    language,
    judged.filter((row) => row.language === language),
  );
figures('all', judged);

process.stdout.write(`\nexpected \\ judged ${JUDGED.map((name) => name.padStart(9)).join('')}\n`);
for (const expected of EXPECTED) {
  const counts = JUDGED.map((name) => judged.filter((row) => row.expected === expected && row.judged === name).length);
  process.stdout.write(`${expected.padEnd(18)}${counts.map((count) => String(count).padStart(9)).join('')}\n`);
}

const namesakes = judged.filter(({ expected }) => expected === 'another_person');
const taken = namesakes.filter((row) => row.judged === 'adverse').length;
process.stdout.write(`\nnamesakes called adverse: ${taken} of ${namesakes.length}\n`);

const kinds = new Map();
for (const row of judged) {
  if (row.judged !== 'adverse' || row.expected === 'adverse') continue;
  const kind = `${row.expected}: ${row.note || 'no note'}`;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}
process.stdout.write('\nfalse positives by kind\n');
for (const [kind, count] of [...kinds].toSorted(([, one], [, other]) => other - one))
  process.stdout.write(`${String(count).padStart(4)}  ${kind}\n`);
process.stdout.write(`\nCPU per article: ${((user + system) / 1_000 / rows.length).toFixed(2)} ms\n`);

if (process.argv.includes('--misses'))
  for (const { language, name, title, expected, judged: was, note, finding } of judged) {
    if (was === expected || (expected === 'another_person' && was !== 'adverse')) continue;
    const why = finding ? `${finding.role ?? 'no role'} (${finding.decidingWords ?? ''})` : '';
    process.stdout.write(`\n${language} ${name}: ${expected}, judged ${was} ${why}\n  ${title} [${note ?? ''}]\n`);
  }
