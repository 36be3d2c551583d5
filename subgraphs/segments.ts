import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { type KeySource, keyFileIn, keySource } from '#kit/cipher/cipher-key.js';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { BadConfiguration } from '#kit/process/config.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { withDatabase } from './intelligence/datasets/command/with-database.js';
import { intelligence } from './intelligence/subgraph.js';
import { buildSegments } from './intelligence/segments/build/build-segments.js';
import { reservationFeed } from './screening/booking/feed/reservation-feed.js';
import { type CommandConfig, commandConfig } from '#kit/settings/command/config.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import { forEveryAccount } from '#kit/store/fence/scope.js';

const USAGE = `Usage:
  npm run segments -- rebuild   rebuilds guest identities and segment benchmarks; the service may run meanwhile
`;

/** `npm run segments`. */
async function main(): Promise<void> {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'rebuild' || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const config = commandConfig();
  useKeys(keysOf(config));
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort());
  const write = (stays: number): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r${stays} stays`);
  };
  const built = await withDatabase(config, intelligence.store!, openLog('error', 'segments'), (pool) =>
    forEveryAccount(() =>
      buildSegments(poolOf(pool, 'intelligence'), reservationFeed(poolOf(pool, 'screening')), stopping.signal, write),
    ),
  );
  const { accounts, stays, seconds } = built;
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${accounts} account(s), ${stays} stays, ${seconds} s\n`);
}

/** Requires the service's own key: with a different one, no stored guest would match. */
function keysOf(config: CommandConfig): KeySource {
  if (!config.DATA_KEY && !existsSync(keyFileIn(config.DATA_DIR)))
    throw new BadConfiguration(['DATA_KEY: is not set, and DATA_DIR contains no data key']);
  return keySource(config);
}

main().catch(endOnBadStart('segments'));
