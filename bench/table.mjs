function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
}

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
  };
}

/**
 * The table; ratios are relative to the first row: of the CPU time round by round (median), and of the requests per
 * second.
 */
export function printTable(rows) {
  const [first] = rows;
  const lines = rows.map((row) => [
    row.title,
    row.rps.toFixed(0),
    row.cpuMicros.toFixed(0),
    `${row.least.toFixed(0)}–${row.most.toFixed(0)}`,
    median(row.each.map((cpu, n) => cpu / first.each[n])).toFixed(2),
    (first.rps / row.rps).toFixed(2),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
  ]);
  const heads = ['', 'req/s', 'CPU µs/req', 'least–most', 'CPU ratio', 'req/s ratio', 'p50 ms', 'p99 ms'];
  const widths = heads.map((head, n) => Math.max(head.length, ...lines.map((line) => line[n].length)));
  for (const line of [heads, ...lines])
    console.log(line.map((cell, n) => (n ? cell.padStart(widths[n]) : cell.padEnd(widths[n]))).join('  '));
}
