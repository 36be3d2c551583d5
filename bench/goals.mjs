/**
 * Runs the benches of the performance goals one after another, then prints one table: what, goal, now, reached or not.
 * Linux only, about 25 minutes. `npm run bench` builds first.
 * --short: without the long benches (marked below). --only=reads,live: these benches only.
 * --growth and --profile[=case]: see `bench/run.mjs`.
 *
 * Options of each bench are environment variables; see its first lines. A bench that fails does not stop the others.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

/** `long`: left out by `--short`. Gateways need the network, to install Hive Gateway. */
const BENCHES = {
  reads: { file: 'run.mjs' },
  create: { file: 'create.mjs' },
  beside: { file: 'beside-creates.mjs' },
  live: { file: 'live.mjs' },
  workers: { file: 'workers.mjs', long: true },
  footprint: { file: 'footprint.mjs', long: true },
  counts: { file: 'counts.mjs', long: true },
  gateways: { file: 'gateways.mjs', long: true },
};

const TIMES = ' times';
/** `atLeast`: more is better. Each figure is noted by its bench. */
const GOALS = [
  { bench: 'reads', figure: 'restRatio', what: 'REST read, CPU relative to the yardstick', goal: 1.3, unit: TIMES },
  { bench: 'reads', figure: 'graphqlRatio', what: 'the same by GraphQL', goal: 2.5, unit: TIMES },
  { bench: 'reads', figure: 'summaryRatio', what: 'REST summary', goal: 1.5, unit: TIMES },
  { bench: 'reads', figure: 'nestedRatio', what: '25 nested rows, CPU relative to one join', goal: 2, unit: TIMES },
  { bench: 'create', figure: 'answersMs', what: 'create and analyse: CPU of the process that answers', goal: 4, unit: ' ms' }, // prettier-ignore
  { bench: 'create', figure: 'queueMs', what: 'CPU of the queue', goal: 2, unit: ' ms' },
  { bench: 'create', figure: 'postgresMs', what: 'CPU of PostgreSQL', goal: 4, unit: ' ms' },
  { bench: 'create', figure: 'createRate', what: 'creations a second', goal: 150, unit: '', atLeast: true },
  { bench: 'beside', figure: 'besideCreatesRatio', what: 'p99 of reads beside creations, relative to idle', goal: 2, unit: TIMES }, // prettier-ignore
  { bench: 'beside', figure: 'besideCreatesRate', what: 'creations a second meanwhile', goal: 100, unit: '', atLeast: true }, // prettier-ignore
  {
    bench: 'live',
    figure: 'sameMs',
    what: 'one event to 1,000 subscribers, p99, same document',
    goal: 80,
    unit: ' ms',
  },
  { bench: 'live', figure: 'ownMs', what: 'the same, each with a document of its own', goal: 150, unit: ' ms' },
  { bench: 'workers', figure: 'twoWorkersRatio', what: 'creations a second, two workers relative to one', goal: 1.7, unit: TIMES, atLeast: true }, // prettier-ignore
  { bench: 'footprint', figure: 'idleMb', what: 'idle memory, all in one', goal: 400, unit: ' MB' },
  { bench: 'counts', figure: 'storedKb', what: 'tables and indexes per reservation', goal: 10, unit: ' kB' },
  { bench: 'counts', figure: 'writtenKb', what: 'write-ahead log per reservation', goal: 25, unit: ' kB' },
  { bench: 'counts', figure: 'idleStatements', what: 'statements a second without requests', goal: 5, unit: '' },
  { bench: 'gateways', figure: 'gatewayOne', what: 'gateway, CPU relative to Hive Gateway: one reservation', goal: 0.5, unit: TIMES }, // prettier-ignore
  { bench: 'gateways', figure: 'gatewayList', what: 'the same: 25 reservations', goal: 0.5, unit: TIMES },
];

/** Runs a bench in a process of its own; returns the figures that it noted, or null if it failed. */
async function run(name, folder) {
  const { file } = BENCHES[name];
  const figures = join(folder, `${name}.ndjson`);
  console.log(`\n# ${file}, load ${loadavg()[0].toFixed(1)}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, BENCH_FIGURES: figures },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
  if (code !== 0) console.error(`${file} ended with ${code}.`);
  return code === 0 ? Object.assign({}, ...lines.map((line) => JSON.parse(line))) : null;
}

const plain = (value) => value.toFixed(value < 10 ? 2 : 0).replace(/[.]00$/, '');

/** One line of the table. */
function judge({ figure, what, goal, unit, atLeast }, figures) {
  const wanted = `${atLeast ? '≥' : '≤'} ${goal}${unit}`;
  if (!figures) return [what, wanted, '–', 'failed'];
  const now = figures[figure];
  if (now === undefined) return [what, wanted, '–', 'not measured'];
  return [what, wanted, `${plain(now)}${unit}`, (atLeast ? now >= goal : now <= goal) ? 'reached' : 'not reached'];
}

function print(rows) {
  const lines = [['what', 'goal', 'now', ''], ...rows];
  const widths = lines[0].map((_, n) => Math.max(...lines.map((line) => line[n].length)));
  for (const line of lines) console.log(line.map((cell, n) => cell.padEnd(widths[n])).join('  ').trimEnd()); // prettier-ignore
}

/** The chosen benches; throws for unknown options. */
function chosenBy(options) {
  let names = Object.keys(BENCHES);
  for (const option of options) {
    const [, only] = /^--only=(.+)$/.exec(option) ?? [];
    const unknown = only?.split(',').find((name) => !(name in BENCHES));
    if (unknown) throw new Error(`Unknown bench: ${unknown}. There are ${Object.keys(BENCHES).join(', ')}.`);
    if (only) names = only.split(',');
    else if (option === '--short') names = names.filter((name) => !BENCHES[name].long);
    else throw new Error(`Unknown option: ${option}.`);
  }
  return names;
}

async function measureGoals(options) {
  const names = chosenBy(options);
  const folder = mkdtempSync(join(tmpdir(), 'bench-goals-'));
  const found = new Map();
  try {
    for (const name of names) found.set(name, await run(name, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n# Goals, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
  const goals = GOALS.filter(({ bench }) => found.has(bench));
  print(goals.map((goal) => judge(goal, found.get(goal.bench))));
  if ([...found.values()].includes(null)) process.exitCode = 1;
}

const options = process.argv.slice(2);
if (options.some((option) => /^--(growth|profile)/.test(option))) await import('./run.mjs');
else await measureGoals(options);
