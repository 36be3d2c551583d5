/**
 * How well anyone could rank the simulated reservations behind the figures of the shipped fraud model:
 * `npm run build && node bench/models/bounds.mjs` (about seven minutes). The same 30 worlds and rows; of the honest ones,
 * every sixteenth. Prints the AUC of the shipped model, of a judge who knows the priors, and of one who knows the world.
 */
import { judged } from './judge.mjs';
import * as m from './modules.mjs';

const WORLDS = 30;
const ROWS = 40_000;
const HONEST_EVERY = 16;
/** The seed of the shipped model's figures. */
const SEED = 20_261_122;

function someOf({ names, columns, labels }) {
  const rows = [...labels.keys()].filter((row) => labels[row] === 1 || row % HONEST_EVERY === 0);
  return {
    names,
    columns: columns.map((column) => Float64Array.from(rows, (row) => column[row])),
    labels: Uint8Array.from(rows, (row) => labels[row]),
  };
}

const random = m.randomOf(SEED);
const scorer = m.scorerOf(m.shippedArtefact('str-fraud'));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const found = [];
for (let n = 1; n <= WORLDS; n += 1) {
  const world = m.drawWorld(random);
  const table = someOf(m.simulatedTable([world], ROWS, scorer.artefact.features, null, random));
  const shipped = Float64Array.from(table.labels, (_, row) => scorer.score(m.rowAt(table, row)).probability);
  const aucs = [shipped, judged(null, table), judged(world, table)].map((by) => m.measure(table.labels, by).auc);
  found.push(aucs);
  console.log(`world ${n}: ${aucs.map((auc) => auc.toFixed(4)).join('  ')}`);
}
for (const [at, name] of ['shipped', 'who knows the priors', 'who knows the world'].entries()) {
  const all = found.map((aucs) => aucs[at]);
  console.log(`${name.padEnd(22)} mean ${mean(all).toFixed(4)}, lowest ${Math.min(...all).toFixed(4)}`);
}
const behind = found.map(([shipped, priors]) => priors - shipped);
const spread = Math.sqrt(mean(behind.map((one) => (one - mean(behind)) ** 2)) / (WORLDS - 1));
console.log(`shipped behind the priors: ${mean(behind).toFixed(4)} ± ${(2.045 * spread).toFixed(4)} (95 %, t)`);
