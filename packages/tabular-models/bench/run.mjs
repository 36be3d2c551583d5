/**
 * Evaluates the models on open data in ../shared/data/ml, compared with published figures: `node bench/run.mjs` after a
 * build. `--quick`: one bag on the hotels. All randomness is seeded.
 */
import * as m from '@guest-screening/tabular-models';
import { fitBgNbd } from './btyd/bg-nbd.ts';
import { fitGammaGamma } from './btyd/gamma-gamma.ts';
import { contest, four, scoresOf, show, timed } from './contest.mjs';
import { hotelTable, readHotel } from './hotel.mjs';
import { openFile } from './open-data.ts';

const QUICK = process.argv.includes('--quick');

/** Ways to recalibrate: type of curve, and number of recent months. */
const WAYS = ['Platt', 'stairs'].flatMap((curve) => [1, 2, 3].map((months) => ({ curve, months })));

console.log('Hotel bookings, arrivals from 2017-04-01 on (published: AUC 0.870, Brier 0.145)');
{
  const rows = readHotel(openFile('hotel_bookings.csv.gz'));
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

/** First row of a month. */
function monthAt(rows, year, month) {
  const place = rows.findIndex((row) => row.day >= Date.UTC(year, month, 1));
  return place < 0 ? rows.length : place;
}

/** The calibration by one way on these rows. */
function levelOf(curve, labels, scores) {
  if (curve === 'stairs') {
    const stairs = m.fitIsotonic(labels, scores);
    return (score) => m.stepAt(stairs, score);
  }
  const platt = m.fitPlatt(labels, scores);
  return (score) => m.probabilityOf(platt, score);
}

/** Probabilities of a range of months of 2017, each recalibrated on the months before it. */
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

/** Rows before one index are for training, those up to the other for early stopping. */
function hotelScores(rows, stop, end) {
  const table = hotelTable(rows, stop);
  const settings = { bags: QUICK ? 1 : 3, bins: 128, pairs: 12, rounds: 600 };
  const model = m.trainEbm(m.rowsBetween(table, 0, stop), settings, m.rowsBetween(table, stop, end));
  return { table, scores: scoresOf(table, (row) => m.scoreAdditive(model, row)) };
}

/** The way is chosen on January to March, by a model trained until September, and evaluated once on April to August. */
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

console.log(
  'CDNOW, 2,357 customers (published r 0.243 alpha 4.414 a 0.793 b 2.426, LL -9582.429; p 6.25 q 3.74 v 15.44)',
);
{
  const rows = openFile('cdnow_customers_summary_with_transactions.csv').trim().split('\n').slice(1);
  const cells = rows.map((row) => row.split(',').map(Number));
  const histories = cells.map(([, repeats, recency, age]) => ({ repeats, recency, age }));
  const [{ r, alpha, a, b, logLikelihood }, ms] = timed(() => fitBgNbd(histories));
  console.log(`BG/NBD ${[r, alpha, a, b].map(four).join(' ')}, LL ${logLikelihood.toFixed(3)}, ${Math.round(ms)} ms`);
  const [{ p, q, v }, more] = timed(() => fitGammaGamma(cells.map(([, repeats, , , mean]) => ({ repeats, mean }))));
  console.log(`Gamma-Gamma ${[p, q, v].map(four).join(' ')}, ${Math.round(more)} ms`);
}
