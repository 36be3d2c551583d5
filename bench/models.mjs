/**
 * How good the models are: `npm run bench:models`, on the open data in ../shared/data/ml and on simulated worlds, beside
 * figures that were published or measured with other libraries. Everything random has a fixed seed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { hotelTable, readHotel } from '../packages/tabular-models/bench/hotel.mjs';
import { judged } from './models/judge.mjs';
import * as m from './models/modules.mjs';

const DATA = ['../../shared/data/ml/', '../../../shared/data/ml/']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .find((folder) => existsSync(folder));
if (!DATA) {
  console.error('The data is not here: ../shared/data/ml is needed.');
  process.exit(1);
}
const text = (name) => {
  const bytes = readFileSync(DATA + name);
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

const four = (value) => value.toFixed(4);
const show = (what, { auc, prAuc, brier, ece, totalError }, ms, beside = '') =>
  console.log(
    `${what.padEnd(34)} AUC ${four(auc)}  PR-AUC ${four(prAuc)}  Brier ${four(brier)}  ECE ${four(ece)}  total ${(100 * totalError).toFixed(1).padStart(6)} %  ${String(Math.round(ms)).padStart(6)} ms  ${beside}`,
  );

function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

const scoresOf = (table, score) => Float64Array.from(table.labels, (_, row) => score(m.rowAt(table, row)));

/** Trains all three on the same rows, calibrates on the later ones, and measures on the last. */
function contest(title, [learned, later, test], beside, settings = {}) {
  const models = {
    logit: () => {
      const model = m.trainLogistic(learned);
      return (row) => m.scoreLogistic(model, row);
    },
    GBDT: () => {
      const model = m.trainGbdt(learned, { leaves: 16, ...settings.gbdt }, later);
      return (row) => m.scoreForest(model, row);
    },
    EBM: () => {
      const model = m.trainEbm(learned, { bags: 4, ...settings.ebm }, later);
      return (row) => m.scoreAdditive(model, row);
    },
  };
  for (const [name, train] of Object.entries(models)) {
    const [score, ms] = timed(train);
    const calibration = m.fitPlatt(later.labels, scoresOf(later, score));
    const found = scoresOf(test, score).map((z) => m.probabilityOf(calibration, z));
    show(`${title} ${name}`, m.measure(test.labels, found), ms, beside[name]);
  }
}

const QUICK = process.argv.includes('--quick');

/** Ways to fit the level anew: by which curve, on how many of the last months. */
const WAYS = ['Platt', 'stairs'].flatMap((curve) => [1, 2, 3].map((months) => ({ curve, months })));

console.log('Hotel bookings, arrivals from 2017-04-01 on (published: AUC 0.870, Brier 0.145)');
{
  const rows = readHotel(text('hotel_bookings.csv.gz'));
  const [stop, end] = [Date.UTC(2017, 0, 1), Date.UTC(2017, 3, 1)].map((day) =>
    rows.findIndex((row) => row.day >= day),
  );
  const table = hotelTable(rows, stop);
  const parts = [
    m.rowsBetween(table, 0, stop),
    m.rowsBetween(table, stop, end),
    m.rowsBetween(table, end, rows.length),
  ];
  contest(
    'hotel',
    parts,
    { logit: '.8496/.818/.1566', GBDT: '.8734/.835/.1540', EBM: '.8800/.843/.1445' },
    { ebm: { bags: QUICK ? 1 : 3, bins: 128, pairs: 12, rounds: 600 } },
  );
  levelByMonth(rows);
}

/** Where a month begins among the rows. */
function monthAt(rows, year, month) {
  const place = rows.findIndex((row) => row.day >= Date.UTC(year, month, 1));
  return place < 0 ? rows.length : place;
}

/** The level that one way fits on these rows. */
function levelOf(curve, labels, scores) {
  if (curve === 'stairs') {
    const stairs = m.fitIsotonic(labels, scores);
    return (score) => m.stepAt(stairs, score);
  }
  const platt = m.fitPlatt(labels, scores);
  return (score) => m.probabilityOf(platt, score);
}

/** Probabilities of the months of 2017 from one up to another, the level of each fitted on the months before it. */
function byMonth(rows, { labels }, scores, [first, last], { curve, months }) {
  const [from, to] = [monthAt(rows, 2017, first), monthAt(rows, 2017, last)];
  const found = new Float64Array(to - from);
  for (let month = first; month < last; month += 1) {
    const [early, start, end] = [month - months, month, month + 1].map((each) => monthAt(rows, 2017, each));
    const level = levelOf(curve, labels.subarray(early, start), scores.subarray(early, start));
    for (let row = start; row < end; row += 1) found[row - from] = level(scores[row]);
  }
  return { labels: labels.subarray(from, to), found };
}

/** Rows before one place are learned from, those up to the other tell when to stop. */
function hotelScores(rows, stop, end) {
  const table = hotelTable(rows, stop);
  const settings = { bags: QUICK ? 1 : 3, bins: 128, pairs: 12, rounds: 600 };
  const model = m.trainEbm(m.rowsBetween(table, 0, stop), settings, m.rowsBetween(table, stop, end));
  return { table, scores: scoresOf(table, (row) => m.scoreAdditive(model, row)) };
}

/** The way is chosen on January to March, by a model that ends in September, and measured on April to August, once. */
function levelByMonth(rows) {
  const earlier = hotelScores(rows, monthAt(rows, 2016, 9), monthAt(rows, 2017, 0));
  const tried = WAYS.map((way) => {
    const { labels, found } = byMonth(rows, earlier.table, earlier.scores, [0, 3], way);
    return { way, ece: m.measure(labels, found).ece };
  });
  console.log(
    `  level anew each month, ECE of January to March: ${tried.map(({ way, ece }) => `${way.curve} ${way.months}: ${four(ece)}`).join(', ')}`,
  );
  const best = tried.reduce((one, other) => (other.ece < one.ece ? other : one)).way;
  const { table, scores } = hotelScores(rows, monthAt(rows, 2017, 0), monthAt(rows, 2017, 3));
  for (const way of [best, { curve: 'Platt', months: 3 }]) {
    const { labels, found } = byMonth(rows, table, scores, [3, 8], way);
    show(`hotel EBM, ${way.curve}, months: ${way.months}`, m.measure(labels, found), 0, '.8753/-/.1413, ECE .0187');
    console.log(`  total by month, April to August: ${totals(rows, labels, found)} (-5.4 -3.3 +1.1 -5.2 +4.1)`);
  }
}

function totals(rows, labels, found) {
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const from = monthAt(rows, 2017, 3);
  return [3, 4, 5, 6, 7]
    .map((month) => [month, month + 1].map((each) => monthAt(rows, 2017, each) - from))
    .map(([start, end]) => sum(found.subarray(start, end)) / sum(labels.subarray(start, end)) - 1)
    .map((error) => `${(100 * error).toFixed(1)} %`)
    .join(' ');
}

for (const [city, file, same, any] of [
  [
    'Albany',
    'str_stays_albany_2025-10-05.csv.gz',
    { logit: '.8139/.517/.0593', GBDT: '.8153/.517/.0588', EBM: '.8096/.520/.0587' },
    { logit: '.7646/.555/.1053', GBDT: '.7704/.544/.1063', EBM: '.7680/.553/.1062' },
  ],
  [
    'Singapore',
    'str_stays_singapore_2023-09-23.csv.gz',
    { logit: '.6227/.125/.0411', GBDT: '.6429/.185/.0400', EBM: '.6853/.167/.0403' },
    { logit: '.6161/.228/.0852', GBDT: '.6079/.232/.0864', EBM: '.6462/.257/.0852' },
  ],
]) {
  const stays = m.readStays(text(file));
  for (const [isAny, beside] of [
    [false, same],
    [true, any],
  ]) {
    const table = m.staysTable(stays, isAny);
    const last = table.days.at(-1) + 1;
    const [before, test] = m.splitAt(table, last - 365);
    const [learned, later] = m.splitAt({ ...before, days: table.days.subarray(0, before.labels.length) }, last - 545);
    console.log(
      `${city}, ${isAny ? 'any' : 'same'} host within a year, last matured year: ${test.labels.length} stays`,
    );
    contest(city, [learned, later, test], beside);
  }
}

console.log(
  'CDNOW, 2,357 customers (published r 0.243 alpha 4.414 a 0.793 b 2.426, LL -9582.429; p 6.25 q 3.74 v 15.44)',
);
{
  const rows = text('cdnow_customers_summary_with_transactions.csv').trim().split('\n').slice(1);
  const cells = rows.map((row) => row.split(',').map(Number));
  const histories = cells.map(([, repeats, recency, age]) => ({ repeats, recency, age }));
  const [{ r, alpha, a, b, logLikelihood }, ms] = timed(() => m.fitBgNbd(histories));
  console.log(`BG/NBD ${[r, alpha, a, b].map(four).join(' ')}, LL ${logLikelihood.toFixed(3)}, ${Math.round(ms)} ms`);
  const [{ p, q, v }, more] = timed(() => m.fitGammaGamma(cells.map(([, repeats, , , mean]) => ({ repeats, mean }))));
  console.log(`Gamma-Gamma ${[p, q, v].map(four).join(' ')}, ${Math.round(more)} ms`);
}

console.log('The shipped model of fraud on unseen simulated worlds, beside a model trained in each world (oracle)');
{
  const random = m.randomOf(4_242);
  const scorer = m.scorerOf(m.shippedArtefact('str-fraud'));
  const { features } = scorer.artefact;
  const directions = m.directionsOf(m.FRAUD_FEATURES);
  for (let n = 0; n < 3; n += 1) {
    const world = m.drawWorld(random);
    const test = m.simulatedTable([world], 20_000, features, null, random);
    const found = Float64Array.from(test.labels, (_, row) => scorer.score(m.rowAt(test, row)).probability);
    show(`world ${n + 1} shipped`, m.measure(test.labels, found), 0);
    for (const [known, of] of [
      ['the priors', null],
      ['the world', world],
    ]) {
      const { auc, prAuc } = m.measure(test.labels, judged(of, test));
      console.log(`${`world ${n + 1} by who knows ${known}`.padEnd(34)} AUC ${four(auc)}  PR-AUC ${four(prAuc)}`);
    }
    const own = m.simulatedTable([world], 12_000, features, 0.15, random);
    const [model, ms] = timed(() => m.trainEbm(own, { bags: 2, bins: 32, pairs: 0, directions, rate: 0.08 }));
    const oracle = scoresOf(test, (row) => m.scoreAdditive(model, row));
    console.log(
      `${`world ${n + 1} oracle`.padEnd(34)} AUC ${four(m.measure(test.labels, oracle).auc)}${' '.repeat(61)}${Math.round(ms)} ms`,
    );
  }
  const table = m.simulatedTable([m.drawWorld(random)], 5_000, features, 0.1, random);
  const rows = Array.from(table.labels, (_, row) => m.rowAt(table, row));
  const times = rows.map((row) => {
    const from = process.hrtime.bigint();
    scorer.score(row);
    return Number(process.hrtime.bigint() - from) / 1000;
  });
  times.splice(0, 1_000);
  times.sort((x, y) => x - y);
  console.log(`one row with its explanation: p50 ${times[2_000].toFixed(1)} us, p99 ${times[3_960].toFixed(1)} us`);
}
