/**
 * Quality of the service's models: `npm run bench:models`, on stays in ../shared/data/ml and on simulated worlds, after
 * the benchmark of the package `tabular-models`. All random numbers have a fixed seed.
 */
import * as m from './models/modules.mjs';
import { judged } from './models/judge.mjs';
import '../packages/tabular-models/bench/run.mjs';
import { contest, four, scoresOf, show, timed } from '../packages/tabular-models/bench/contest.mjs';
import { openFile } from '../packages/tabular-models/bench/open-data.ts';

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
  const stays = m.readStays(openFile(file));
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

console.log('The shipped fraud model on unseen simulated worlds, compared with a model trained in each world (oracle)');
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
