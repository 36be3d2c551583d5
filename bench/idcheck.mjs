/**
 * Benchmarks of document images: `npm run bench:idcheck`. `--beside`: how reading images slows down reading summaries.
 * `--print`: how often the printed text is compared with an MRZ or barcode (`--images=10`, `--only=`, `--seed=1`,
 * `--misses`). Without these options, runs the benchmark of the package `document-reader`.
 */
import { printContradicts } from '../dist/subgraphs/screening/screening/id-evidence/print-contradicts.js';
import { measurePrint } from '../packages/document-reader/bench/print.mjs';
import { measureBesideReads } from './beside-reads.mjs';

const option = (name, usual) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual;
const only = option('only', '').split(',').filter(Boolean);

if (process.argv.includes('--beside')) await measureBesideReads();
else if (process.argv.includes('--print')) {
  const [images, seed] = [Number(option('images', 2)), Number(option('seed', 0))];
  await measurePrint(images, seed, only, process.argv.includes('--misses'), printContradicts);
} else await import('../packages/document-reader/bench/run.mjs');
process.exit(0);
