import 'reflect-metadata';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { withDatabase } from '../../../datasets/command/with-database.js';
import { intelligence } from '../../../subgraph.js';
import { historyGraph } from './config.js';
import { runModel } from './run-model.js';
import { type TrainCommand, runTrain } from './run-train.js';

/** `npm run train` and `npm run model`. */
async function main(): Promise<void> {
  const [verb, ...words] = process.argv.slice(2);
  const config = commandConfig();
  const log = openLog('error', 'model');
  const command: TrainCommand = {
    dataDir: config.DATA_DIR,
    now: new Date(),
    graph: historyGraph,
    write: (text) => void process.stdout.write(text),
    withPool: (work) => withDatabase(config, intelligence.store!, log, work),
  };
  process.exitCode = verb === 'train' ? await runTrain(words, command) : await runModel(words, command);
}

main().catch(endOnBadStart('model'));
