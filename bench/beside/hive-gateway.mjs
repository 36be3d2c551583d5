import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort, startProgram } from '../processes.mjs';

/** MIT; its peer is the version of our own gateway. */
const PACKAGES = ['@graphql-hive/gateway@2.15.1', 'graphql@16.15.0'];
const SUPERGRAPH = resolve('schema/supergraph.graphql');

/** Installs Hive Gateway into `folder`, which need not exist; takes about a minute and 500 MB. */
export async function installHive(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  await promisify(execFile)('npm', words, { cwd: folder, timeout: 300_000 });
}

/** Starts it, installed in `folder`, over these subgraphs. `words`: further options of its command line. */
export async function startHive({ folder, secret, urls, words }) {
  copyFileSync('bench/beside/hive-config.mjs', join(folder, 'gateway.config.mjs'));
  const port = await freePort();
  const program = join(folder, 'node_modules/@graphql-hive/gateway/dist/bin.js');
  const address = ['--host', '127.0.0.1', '--port', port];
  const environment = { LOG_LEVEL: 'warn', SERVICE_SECRET: secret, SUBGRAPH_URLS: JSON.stringify(urls) };
  const parameters = [program, 'supergraph', SUPERGRAPH, '-c', 'gateway.config.mjs', ...address, ...words];
  return startProgram(parameters, { folder, environment, url: `http://127.0.0.1:${port}` });
}
