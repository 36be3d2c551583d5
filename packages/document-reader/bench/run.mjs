/**
 * Measures how well pictures of documents are read: `node bench/run.mjs` after a build. Documents and people are
 * fictitious and drawn here, from fixed seeds.
 * `--images=10` for each row of the table (by default 2; six times as many for the four levels), `--only=medium,blur`,
 * `--seed=1` other people, `--misses` shows what was misread, `--tesseract` reads the rows with tesseract.js too,
 * `--other-print` prints MRZs differently from the training data, `--font=` with another TrueType font.
 * Instead of the table: `--codes` how well barcodes of licences are read (Node 24), `--faces` how often faces count as
 * the same, `--liveness` how well the movement check distinguishes photographs from synthetic heads (`--people=4` for
 * some of the people), `--print` how well printed text is read, `--captures` how well screens, grayscale copies and
 * altered MRZs are distinguished from genuine ones.
 */
import { randomOf } from './random.mjs';
import { cases } from './grid.mjs';
import { measured, quantiles } from './measured.mjs';
import { measureFaces } from './faces.mjs';
import { measureCaptures } from './captures.mjs';
import { measurePrint } from './print.mjs';
import { fontFrom } from './outlines.mjs';
import { otherPrint, usualPrint } from './printing.mjs';

const option = (name, usual) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual;
const [images, seed] = [Number(option('images', 2)), Number(option('seed', 0))];
const only = option('only', '').split(',').filter(Boolean);
const font = option('font', '') ? fontFrom(option('font', '')) : undefined;
const inFont = (random) => ({ ...usualPrint(random), ...(font && { font }) });
const printOf = process.argv.includes('--other-print') ? (random) => otherPrint(random, font) : inFont;
const flags = {
  printOf,
  misses: process.argv.includes('--misses'),
  tesseract: process.argv.includes('--tesseract'),
};

if (process.argv.includes('--codes')) {
  const { measureCodes } = await import('./codes.mjs');
  process.exit((await measureCodes(images, seed, only)) ?? 0);
}
if (process.argv.includes('--faces')) process.exit((await measureFaces(seed, only)) ?? 0);
if (process.argv.includes('--liveness')) {
  const { measureLiveness } = await import('./liveness.mjs');
  process.exit((await measureLiveness(seed, Number(option('people', 100)))) ?? 0);
}
if (process.argv.includes('--print')) process.exit((await measurePrint(images, seed, only, flags.misses)) ?? 0);
if (process.argv.includes('--captures')) process.exit((await measureCaptures(6 * images, seed)) ?? 0);

const share = (count, total) => `${((100 * count) / total).toFixed(1)} %`.padStart(8);
console.log('case'.padEnd(18), '  images  full read  not read  wrong accepted  median   p95 ms');
// A new process is slower: the first images are not representative.
await measured(randomOf(1), 'easy', 0, 6, { printOf });
const all = [];
for (const { name, level, quarters } of cases()) {
  if (only.length && !only.some((word) => name.startsWith(word))) continue;
  const count = name in { clean: 1, easy: 1, medium: 1, hard: 1 } ? 6 * images : images;
  const { full, wrong, total, times, tesseract } = await measured(
    randomOf(seed * 1_000 + 7),
    level,
    quarters,
    count,
    flags,
  );
  const { median, p95 } = quantiles(times);
  all.push({ full, wrong, total, times });
  const second = tesseract === undefined ? '' : `   tesseract.js ${share(tesseract, total)}`;
  console.log(
    name.padEnd(18),
    String(total).padStart(8),
    share(full, total).padStart(10),
    share(total - full - wrong, total).padStart(9),
    String(wrong).padStart(15),
    String(median).padStart(7),
    String(p95).padStart(8),
    second,
  );
}
const sum = (key) => all.reduce((total, row) => total + row[key], 0);
const { median, p95 } = quantiles(all.flatMap(({ times }) => times));
console.log(`all: ${sum('full')} of ${sum('total')} read in full, ${sum('wrong')} wrong readings accepted`);
console.log(`ms of the processor for a picture: median ${median}, p95 ${p95}`);
process.exit(0);
