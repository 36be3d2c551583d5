import * as m from '@guest-screening/tabular-models';

export const four = (value) => value.toFixed(4);
export const show = (what, { auc, prAuc, brier, ece, totalError }, ms, beside = '') =>
  console.log(
    `${what.padEnd(34)} AUC ${four(auc)}  PR-AUC ${four(prAuc)}  Brier ${four(brier)}  ECE ${four(ece)}  total ${(100 * totalError).toFixed(1).padStart(6)} %  ${String(Math.round(ms)).padStart(6)} ms  ${beside}`,
  );

export function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

export const scoresOf = (table, score) => Float64Array.from(table.labels, (_, row) => score(m.rowAt(table, row)));

/** Trains all three models on the same rows, calibrates on later ones, and evaluates on the last. */
export function contest(title, [learned, later, test], beside, settings = {}) {
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
