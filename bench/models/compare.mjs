import { scoresOf, timed } from '../../packages/tabular-models/bench/contest.mjs';
import { aucInterval, brierInterval } from './intervals.mjs';
import * as m from './modules.mjs';
import { trainReferences } from './references.mjs';

const signed = (value, digits) => (value >= 0 ? '+' : '') + value.toFixed(digits);

/** `value [low, high]` */
export const withInterval = ([value, low, high], digits = 4, write = (number) => number.toFixed(digits)) =>
  `${write(value)} [${write(low)}, ${write(high)}]`;

/** `AUC 0.8123 [0.8011, 0.8235]  PR-AUC …` of probabilities. */
export function described(labels, found) {
  const { prAuc, ece, totalError } = m.measure(labels, found);
  return [
    `AUC ${withInterval(aucInterval(labels, found))}`,
    `PR-AUC ${prAuc.toFixed(3)}`,
    `Brier ${withInterval(brierInterval(labels, found))}`,
    `ECE ${ece.toFixed(4)}`,
    `total ${signed(100 * totalError, 1)} %`,
  ].join('  ');
}

/** The differences of one model to another on the same rows, with their intervals. */
export function difference(labels, found, other) {
  const auc = aucInterval(labels, found, other);
  const brier = brierInterval(labels, found, other);
  const write = (number) => signed(number, 4);
  return `AUC ${withInterval(auc, 4, write)}  Brier ${withInterval(brier, 4, write)}`;
}

function trainOurs([learned, later, test], settings) {
  const models = {
    'here: additive with pairs': () => {
      const model = m.trainEbm(learned, settings, later);
      return (row) => m.scoreAdditive(model, row);
    },
    'here: trees': () => {
      const model = m.trainGbdt(learned, { leaves: 16 }, later);
      return (row) => m.scoreForest(model, row);
    },
    'here: regression': () => {
      const model = m.trainLogistic(learned);
      return (row) => m.scoreLogistic(model, row);
    },
  };
  return Object.entries(models).map(([name, train]) => {
    const [score, ms] = timed(train);
    return { name, ms, later: scoresOf(later, score), test: scoresOf(test, score) };
  });
}

/** Trains all models on the first part, calibrates each on the second (Platt), and compares them on the third. */
export function compare(title, parts, settings) {
  const [learned, later, test] = parts;
  const { labels } = test;
  const rate = (100 * labels.reduce((sum, label) => sum + label, 0)) / labels.length;
  console.log(
    `\n${title}: ${learned.labels.length} + ${later.labels.length} rows, tested on ${labels.length} (${rate.toFixed(1)} %)`,
  );
  const found = [...trainOurs(parts, settings), ...trainReferences(parts)].map((model) => {
    const level = m.fitPlatt(later.labels, model.later);
    return { ...model, found: model.test.map((score) => m.probabilityOf(level, score)) };
  });
  for (const { name, ms, found: probabilities } of found)
    console.log(`  ${name.padEnd(34)} ${described(labels, probabilities)}  ${(ms / 1000).toFixed(1)} s`);
  const [ours, , , ...references] = found;
  for (const reference of references)
    console.log(`  additive minus ${reference.name}: ${difference(labels, ours.found, reference.found)}`);
}
