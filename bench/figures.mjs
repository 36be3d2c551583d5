import { appendFileSync } from 'node:fs';

const FILE = process.env.BENCH_FIGURES;

/** Notes figures by name for the table of goals: `bench/goals.mjs` starts a bench with BENCH_FIGURES, a file. */
export function note(figures) {
  if (FILE) appendFileSync(FILE, `${JSON.stringify(figures)}\n`);
}

export function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The value below which this share of the sorted numbers lies. */
export const at = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))];
