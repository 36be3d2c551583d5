import 'reflect-metadata';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { intelligence } from '../../subgraph.js';
import { DATASETS } from '../../capability-sources.js';
import { withOwnUrls } from '../catalogue/with-own-urls.js';
import { importConfig } from './config.js';
import type { Output } from './progress-line.js';
import { runImport } from './run-import.js';
import { showDatasets } from './show-datasets.js';
import { withDatabase } from './with-database.js';

/** `npm run import` and `npm run datasets`. */
async function main(): Promise<void> {
  const [command, ...words] = process.argv.slice(2);
  const config = importConfig();
  const log = openLog('error', 'import');
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort());
  const output: Output = {
    write: (text) => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY === true,
  };
  const datasets = withOwnUrls(DATASETS, config.DATASETS_URLS);
  const allowPrivate = config.DATASETS_ALLOW_PRIVATE;
  const open = { datasets, allowPrivate, output, signal: stopping.signal, keptDays: config.NEWS_KEPT_DAYS };
  const store = intelligence.store!;
  if (command === 'datasets') await withDatabase(config, store, log, (pool) => showDatasets(pool, datasets, output));
  else
    process.exitCode = await runImport(words, {
      ...open,
      withPool: (work) => withDatabase(config, store, log, work),
    });
}

main().catch(endOnBadStart('import'));
