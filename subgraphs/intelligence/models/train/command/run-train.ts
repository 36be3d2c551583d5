import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { ModelName } from '../../artefact/artefact.js';
import { FEATURES_OF } from '../../register/features-of.js';
import { readInUse } from '../../register/open-register.js';
import { keepModel, useModel } from '../../register/use-model.js';
import { writeReport } from '../report/write-report.js';
import { accountsWithHistory } from '../rows/accounts-with-history.js';
import { collectTable } from '../rows/collect-table.js';
import { readHistory } from '../rows/read-history.js';
import { readRows } from '../rows/read-rows.js';
import { TrainingProblem } from '../rows/training-row.js';
import { type TrainingParts, trainOwn } from '../train-own.js';

export const MODELS: Record<string, ModelName> = { fraud: 'str-fraud', loyalty: 'guest-loyalty' };

export const TRAIN_USAGE = `Usage:
  npm run train -- fraud|loyalty                        train on the stored history of the running service
  npm run train -- fraud|loyalty --from rows.csv[.gz]   train on rows from a file

  Both compare the new model with the one in use and write a report. The first reads from the service at GATEWAY_URL
  with SERVICE_SECRET and skips accounts in test mode and decisions whose outcome is still open (fraud: less than
  120 days old, loyalty: less than 365).

  File format: CSV with a header line (at, label and feature names) and one line per reservation, as of its decision.
  --promote      use the new model at once if it passes every gate; otherwise it becomes the challenger
  --trees        train boosted trees (default: additive model)
  --seed NUMBER  random seed (default: 1)
`;

export interface TrainCommand {
  dataDir: string;
  write(text: string): void;
  withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result>;
  /** Graph of the running service. Throws TrainingProblem if it is not configured. */
  graph(): Graph;
  now: Date;
}

const OPTIONS = {
  from: { type: 'string' },
  promote: { type: 'boolean' },
  trees: { type: 'boolean' },
  seed: { type: 'string' },
} as const;

interface Asked {
  model: ModelName;
  /** A file; null: the stored history. */
  from: string | null;
  promote: boolean;
  method: TrainingParts['method'];
  seed: number;
}

function readAsked(words: string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
    const [model, seed] = [MODELS[positionals[0] ?? ''], Number(values.seed ?? 1)];
    const from = values.from ?? null;
    if (!model || positionals.length > 1 || from === '' || !Number.isInteger(seed)) return null;
    return { model, from, promote: values.promote ?? false, method: values.trees ? 'trees' : 'additive', seed };
  } catch {
    return null;
  }
}

async function train(command: TrainCommand, pool: pg.Pool, asked: Asked): Promise<void> {
  const { model, from, promote, method, seed } = asked;
  const { write, now, dataDir } = command;
  const features = FEATURES_OF[model];
  const rows =
    from === null ? readHistory(command.graph(), await accountsWithHistory(pool), now, model) : readRows(from);
  const table = await collectTable(features, rows);
  write(`${table.labels.length} rows, ${table.names.length} features\n`);
  const [inUse] = await readInUse(pool, model);
  const version = now.toISOString().replace(/[-:]|\.\d+Z/g, '');
  const trainedAt = now.toISOString().slice(0, 10);
  const trained = trainOwn({ model, features, table, inUse, version, trainedAt, method, seed });
  const { artefact, contestants, gates } = trained;
  for (const { name, measures } of contestants)
    write(
      `${name.padEnd(11)} AUC ${measures.auc.toFixed(4)}  PR-AUC ${measures.prAuc.toFixed(4)}  Brier ${measures.brier.toFixed(4)}\n`,
    );
  for (const { name, passed, told } of gates) write(`${passed ? 'passed' : 'FAILED'}  ${name}: ${told}\n`);
  const folder = join(dataDir, 'models');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${model}-${version}.html`);
  writeFileSync(report, writeReport(trained));
  await keepModel(pool, artefact);
  const wins = promote && gates.every(({ passed }) => passed);
  await useModel(pool, model, wins ? 'champion' : 'challenger', artefact.hash);
  if (wins) await useModel(pool, model, 'challenger', null);
  write(`${artefact.hash.slice(0, 12)} ${wins ? 'is now in use' : 'is now the challenger'}. Report: ${report}\n`);
}

/** Runs `npm run train`. Returns the exit code: 1 if training failed, 2 for invalid arguments. */
export async function runTrain(words: string[], command: TrainCommand): Promise<number> {
  const asked = readAsked(words);
  if (!asked) {
    command.write(TRAIN_USAGE);
    return 2;
  }
  try {
    if (asked.from !== null && !existsSync(asked.from)) throw new TrainingProblem(`File not found: ${asked.from}.`);
    await command.withPool((pool) => train(command, pool, asked));
    return 0;
  } catch (error) {
    if (!(error instanceof TrainingProblem)) throw error;
    command.write(`Training failed: ${error.message} The model in use is unchanged.\n`);
    return 1;
  }
}
