import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { type ModelName, type SealedArtefact, MODEL_NAMES } from '../../artefact/artefact.js';
import { shippedPath } from '../../artefact/shipped.js';
import { readStays } from '../../open-data/read-stays.js';
import { staysTable } from '../../open-data/stays-table.js';
import { trainShippedLoyalty } from '../../open-data/train-shipped-loyalty.js';
import { findDrift } from '../../register/find-drift.js';
import { readInUse } from '../../register/open-register.js';
import { findByHash, findKept, useModel } from '../../register/use-model.js';
import { trainShippedFraud } from '../../simulate/train-shipped-fraud.js';
import { type TrainCommand, MODELS } from './run-train.js';

const SEED = 7;

function trainShipped(name: ModelName, files: string[]): SealedArtefact {
  if (name === 'str-fraud') return trainShippedFraud(SEED);
  const cities = files.map((file) => staysTable(readStays(gunzipSync(readFileSync(file)).toString('utf8'))));
  return trainShippedLoyalty(cities, SEED);
}

/** Retrains a built-in model: `str-fraud`, or `guest-loyalty` with gzipped files of stays. */
function ship([name, ...files]: string[], write: (text: string) => void): number {
  const model = MODEL_NAMES.find((each) => each === name);
  const missing = files.filter((file) => !existsSync(file));
  if (!model || missing.length > 0 || (model === 'guest-loyalty') !== files.length > 0) {
    write('Usage: npm run model -- ship str-fraud | ship guest-loyalty <stays.csv.gz> …\n');
    return 2;
  }
  const artefact = trainShipped(model, files);
  writeFileSync(shippedPath(model), `${JSON.stringify(artefact)}\n`);
  write(`${shippedPath(model)}: ${artefact.hash.slice(0, 12)}\n`);
  for (const figure of artefact.card.figures) write(`  ${figure.name}: ${figure.value}\n`);
  return 0;
}

export const MODEL_USAGE = `Usage:
  npm run model -- list                                  list stored models and those in use
  npm run model -- use fraud|loyalty <hash>|shipped      use this model for predictions
  npm run model -- challenger fraud|loyalty <hash>|none  score this model for comparison only
  npm run model -- drift [days]                          compare recent predictions with the training data (default: 30)
  npm run model -- ship str-fraud | ship guest-loyalty <stays.csv.gz> …   retrain the built-in models
`;

async function list(pool: pg.Pool, write: (text: string) => void): Promise<void> {
  for (const model of MODEL_NAMES) {
    const [champion, challenger] = await readInUse(pool, model);
    write(`${model}\n  in use      ${champion.hash.slice(0, 12)} ${champion.version} (${champion.origin} data)\n`);
    if (challenger) write(`  challenger  ${challenger.hash.slice(0, 12)} ${challenger.version}\n`);
    for (const { hash, version, createdAt } of await findKept(pool, model))
      write(`  stored      ${hash.slice(0, 12)} ${version} ${createdAt.toISOString().slice(0, 10)}\n`);
  }
}

async function use(
  pool: pg.Pool,
  role: 'champion' | 'challenger',
  model: ModelName,
  which: string,
): Promise<string | null> {
  const none = role === 'champion' ? 'shipped' : 'none';
  if (which !== none && !/^[0-9a-f]{6,64}$/.test(which))
    return `${which} is not a model hash. Specify a hash or \`${none}\`.`;
  const found = which === none ? null : await findByHash(pool, which);
  if (which !== none && found?.model !== model) return `No single ${model} model has a hash starting with ${which}.`;
  await useModel(pool, model, role, found?.hash ?? null);
  return null;
}

/** With fewer predictions, the stability index is high by chance. */
const ENOUGH = 30;

async function drift(pool: pg.Pool, days: number, write: (text: string) => void): Promise<number> {
  let alarms = 0;
  for (const model of MODEL_NAMES) {
    const [champion] = await readInUse(pool, model);
    const { predictions, drifts, meanProbability } = await findDrift(pool, champion, days);
    write(`${model}: ${predictions} predictions in ${days} days, mean ${meanProbability?.toFixed(4) ?? '-'}\n`);
    if (predictions < ENOUGH) {
      write(`  fewer than ${ENOUGH} predictions: too few to measure drift\n`);
      continue;
    }
    for (const { name, psi, state } of drifts) {
      if (state === 'alarm') alarms += 1;
      if (name === 'score' || state !== 'quiet') write(`  ${state.padEnd(5)} ${name} ${psi.toFixed(3)}\n`);
    }
  }
  return alarms > 0 ? 1 : 0;
}

/** Runs `npm run model`. Returns the exit code; `drift` exits with 1 if drift needs attention. */
export async function runModel([verb, ...words]: string[], { write, withPool }: TrainCommand): Promise<number> {
  const [name = '', which] = words;
  if (verb === 'ship') return ship(words, write);
  if (verb === 'list') {
    await withPool((pool) => list(pool, write));
    return 0;
  }
  if (verb === 'drift' && (name === '' || /^[1-9]\d{0,3}$/.test(name)))
    return withPool((pool) => drift(pool, Number(name || 30), write));
  const model = MODELS[name];
  if ((verb === 'use' || verb === 'challenger') && model && which) {
    const problem = await withPool((pool) => use(pool, verb === 'use' ? 'champion' : 'challenger', model, which));
    write(problem ? `No change: ${problem}\n` : 'Done. Running processes switch within seconds.\\n');
    return problem ? 1 : 0;
  }
  write(MODEL_USAGE);
  return 2;
}
