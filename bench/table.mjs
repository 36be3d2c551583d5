import { median } from './figures.mjs';

/** The median of each member over the rounds, and the spread of the CPU time. */
export function summarise(rows) {
  const of = (member) => median(rows.map((row) => row[member]));
  const cpu = rows.map(({ cpuMicros }) => cpuMicros);
  return {
    rps: of('rps'),
    cpuMicros: of('cpuMicros'),
    p50: of('p50'),
    p99: of('p99'),
    least: Math.min(...cpu),
    most: Math.max(...cpu),
    each: cpu,
    all: rows.map(({ allMicros }) => allMicros),
  };
}

/** The ratio of two rows' CPU time, round by round (median). `all`: with the processes behind. */
export const ratioTo = (first, row, member = 'each') => median(row[member].map((cpu, n) => cpu / first[member][n]));

/**
 * The table; ratios are relative to the first row: of the CPU time round by round (median), and of the requests per
 * second. `behind`: also the CPU time with the processes behind.
 */
export function printTable(rows, { behind = false } = {}) {
  const [first] = rows;
  const ratio = (row, member) => ratioTo(first, row, member).toFixed(2);
  const lines = rows.map((row) => [
    row.title,
    row.rps.toFixed(0),
    row.cpuMicros.toFixed(0),
    `${row.least.toFixed(0)}–${row.most.toFixed(0)}`,
    ratio(row, 'each'),
    ...(behind ? [median(row.all).toFixed(0), ratio(row, 'all')] : []),
    (first.rps / row.rps).toFixed(2),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
  ]);
  const all = behind ? ['with behind', 'ratio'] : [];
  const heads = ['', 'req/s', 'CPU µs/req', 'least–most', 'CPU ratio', ...all, 'req/s ratio', 'p50 ms', 'p99 ms'];
  const widths = heads.map((head, n) => Math.max(head.length, ...lines.map((line) => line[n].length)));
  for (const line of [heads, ...lines])
    console.log(line.map((cell, n) => (n ? cell.padStart(widths[n]) : cell.padEnd(widths[n]))).join('  '));
}
