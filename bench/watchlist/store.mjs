import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ALTERATIONS } from '../../packages/name-matching/bench/alter.mjs';
import { manyNames } from './many-names.mjs';
import { quantile } from '../../packages/name-matching/bench/measures.mjs';
import { randomOf } from '../../packages/name-matching/bench/random.mjs';
import { strangers } from '../../packages/name-matching/bench/strangers.mjs';

const from = '../../dist/subgraphs/intelligence/';
const { DATASETS } = await import(`${from}capability-sources.js`);
const { importDataset } = await import(`${from}datasets/store/import-dataset.js`);
const { openWatchlists } = await import(`${from}watchlist/search/watchlist-reads.js`);

const SCHEMAS = { person: 'Person', entity: 'Organization', vessel: 'Vessel', aircraft: 'Airplane' };

/** The entries of the lists within `count` names, in order. */
function entriesAmong(world, count) {
  let left = count;
  return world.entries.filter(({ names }) => (left -= names.length) + names.length > 0);
}

function* lines(world, random, count) {
  let left = count;
  for (const { at, kind, names, birthDates, countries } of entriesAmong(world, count)) {
    const [main, ...others] = names.map(({ text }) => text);
    const properties = { name: [main], alias: others, birthDate: birthDates, country: countries };
    yield `${JSON.stringify({ id: `real-${at}`, schema: SCHEMAS[kind], properties })}\n`;
    left -= names.length;
  }
  if (left > 0) yield* manyNames(world, random, left);
}

/** All people of the lists, then fictitious ones until there are `count` names, as entities one per line. */
export async function writeEntities(path, world, random, count) {
  await pipeline(Readable.from(lines(world, random, count)), createWriteStream(path));
  return statSync(path).size;
}

/** CPU seconds of the processes of a PostgreSQL server so far, including ended ones. */
function serverSeconds(postmaster) {
  const of = (pid, ...fields) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(values[field]), 0) / 100;
  };
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(/\s+/);
  return children.reduce((sum, pid) => sum + of(pid, 11, 12), of(postmaster, 11, 12, 13, 14));
}

/** Imports the file as `opensanctions`; returns wall-clock and CPU seconds, and the peak memory of this process. */
export async function imported(pool, postmaster, path) {
  const dataset = DATASETS.find(({ name }) => name === 'opensanctions');
  globalThis.gc?.();
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const [startedAt, cpu, server] = [performance.now(), process.cpuUsage(), serverSeconds(postmaster)];
  const [{ rows }] = await importDataset(pool, dataset, path, { allowPrivate: false, replace: true }).finally(() =>
    clearInterval(timer),
  );
  const own = process.cpuUsage(cpu);
  return {
    rows,
    seconds: (performance.now() - startedAt) / 1000,
    ownSeconds: (own.user + own.system) / 1e6,
    serverSeconds: serverSeconds(postmaster) - server,
    peakMb: peak / 2 ** 20,
  };
}

/** Nanoseconds that a single-threaded process has run. */
const ranOf = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

/** Altered names of all listed people, and as many people on no list. */
export function questionsOf(world, names, random, count) {
  const entries = entriesAmong(world, names).filter((entry) => entry.names[0].prepared.telling > 1);
  const ways = Object.keys(ALTERATIONS);
  const known = random.sample(entries, count).flatMap((entry, at) => {
    const way = ways[at % ways.length];
    const name = ALTERATIONS[way](random, entry.names[0].text);
    return name ? [{ name, kind: entry.kind === 'entity' ? 'organisation' : entry.kind, target: entry.one, way }] : [];
  });
  const unknown = strangers(random, count).map(({ name }) => ({ name, kind: 'person', target: null }));
  return random.sample([...known, ...unknown], known.length + unknown.length);
}

/**
 * Searches one after the other on one connection; returns times in ms of this process and the server's, and the
 * matches.
 */
export async function searched(pool, world, names, count) {
  const find = openWatchlists(pool).find;
  const questions = questionsOf(world, names, randomOf(5_000), count);
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const rest = { birthDate: null, countries: [], threshold: 0.7, size: 10 };
  const ask = ({ name, kind }) => find({ name, kind, ...rest });
  // One-time counting and compiling are not part of a search.
  for (const question of questionsOf(world, names, randomOf(5_001), 30)) await ask(question);
  const answers = [];
  for (const question of questions) {
    const [at, cpu, server] = [performance.now(), process.cpuUsage(), ranOf(rows[0].pid)];
    const answer = await ask(question);
    const own = process.cpuUsage(cpu);
    const ran = { own: (own.user + own.system) / 1000, server: (ranOf(rows[0].pid) - server) / 1e6 };
    const place = answer.facts.hits.findIndex(
      ({ id }) => world.entries[Number(/real-(\d+)$/.exec(id)?.[1])]?.one === question.target,
    );
    answers.push({ ...question, ...ran, cpu: ran.own + ran.server, ms: performance.now() - at, place });
  }
  return answers;
}

/** The results of a run in a few lines. */
export function shown(answers) {
  const of = (by) => [0.5, 0.95, 0.99].map((share) => quantile(answers.map(by), share).toFixed(1)).join(' / ');
  const listed = answers.filter(({ target }) => target !== null);
  const within = (places, asked = listed) =>
    (asked.filter(({ place }) => place >= 0 && place < places).length / asked.length).toFixed(3);
  const ways = [...new Set(listed.map(({ way }) => way))].sort();
  const byWay = ways.map(
    (way) =>
      `${way} ${within(
        10,
        listed.filter((answer) => answer.way === way),
      )}`,
  );
  return [
    `${answers.length} searches, p50 / p95 / p99 ms: processors ${of(({ cpu }) => cpu)}, clock ${of(({ ms }) => ms)}`,
    `  of them this process ${of(({ own }) => own)}, PostgreSQL ${of(({ server }) => server)}`,
    `  altered names over 0.7: first ${within(1)}, among ten ${within(10)} of ${listed.length}`,
    `  among ten: ${byWay.join(', ')}`,
  ];
}

/** The folder for the files of a run. */
export const entitiesIn = (folder, count) => join(folder, `${count}.ftm.json`);
